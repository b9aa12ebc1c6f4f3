// Work for interpreters of JavaScript of 2009: recursion, objects, closures, strings, regular expressions, sorting.
function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
print("fib", fib(16));
var sieve = [], count = 0, i, j;
for (i = 2; i < 3000; i++) {
  if (!sieve[i]) { count++; for (j = i * i; j < 3000; j += i) sieve[j] = true; }
}
print("primes", count);
var words = [];
for (i = 0; i < 300; i++) words.push(((i * 7919) % 10007).toString(36) + "-" + i);
words.sort();
print(words[0], words[150], words[299], words.join(",").length);
print(words.join(" ").replace(/([a-z]+)(\d+)/g, "$2:$1").substring(0, 60));
var sum = 0;
for (i = 1; i < 2000; i++) sum += Math.sin(i) / Math.sqrt(i) + (i >> 1 ^ i) % 7 + (i >>> 2) * 0.5;
print(sum.toFixed(8), (0.1 + 0.2).toString(), 1e21, 123456789.125, -1 / 0);
function Counter(n) { this.n = n; }
Counter.prototype.next = function () { return this.n++; };
var counter = new Counter(3), text = "";
for (i = 0; i < 5; i++) text += counter.next() + ";";
print(text, JSON.stringify({ a: [1, 2, { b: null }], c: "x\"y" }), Object.keys({ p: 1, q: 2 }).join());
try { null.field; } catch (error) { print("caught", error instanceof TypeError); }
label: for (i = 0; i < 5; i++) { for (j = 0; j < 5; j++) { if (i * j === 6) break label; } }
print(i, j, parseInt("0x1f"), parseFloat("3.25e2"), isNaN("a" * 1), typeof fib, [3, 1, 2].map(function (x) { return x * x; }).reverse());
switch (i + j) { case 4: print("four"); break; case 5: print("five"); break; default: print("other"); }
