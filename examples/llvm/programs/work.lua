-- Work for the interpreter: recursion, tables, closures, strings, patterns, coroutines, floating point, sorting.
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
print("fib", fib(18))
local sieve, count = {}, 0
for i = 2, 5000 do
  if not sieve[i] then count = count + 1; for j = i * i, 5000, i do sieve[j] = true end end
end
print("primes", count)
local words = {}
for i = 1, 400 do words[i] = string.format("%05d-%x-%s", (i * 7919) % 10007, i, string.rep("ab", i % 5)) end
table.sort(words, function(a, b) return a > b end)
print(words[1], words[200], words[400], #table.concat(words, ","))
local text = table.concat(words, " ")
print((text:gsub("(%d+)%-(%x+)", "%2:%1"):sub(1, 60)), select(2, text:gsub("ab", "")))
local sum = 0.0
for i = 1, 2000 do sum = sum + math.sin(i) / i ^ 0.5 + (i // 3) * (i % 7) - (i >> 1 ~ i) end
print(string.format("%.10f", sum))
local generator = coroutine.wrap(function() for i = 1, 50 do coroutine.yield(i * i) end end)
local total = 0
for _ = 1, 50 do total = total + generator() end
print("squares", total)
local object = setmetatable({}, {__index = function(_, key) return #key end, __call = function(_, ...) return select("#", ...) end})
print(object.hello, object(1, nil, 3), pcall(error, {}), (pcall(function() return nil + 1 end)))
print(string.pack("<i4d", 7, 1.5):byte(1, -1))
print(load("local a <const> = 3; return a * 2 + (function(...) return ... end)(4)")())
for _, v in ipairs({1e300 * 10, -0.0, 2^53, 7 // 2, -7 // 2, -7 % 3, 7.5 // 2, 1 << 62, math.mininteger}) do print(v) end
