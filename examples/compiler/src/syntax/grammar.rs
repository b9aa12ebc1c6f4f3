//! From source text to the syntax tree, by rust-peg.

use crate::syntax::{Arith, Case, Cond, Expr, ExprKind, Function, Mistake, Pos, Stmt, StmtKind, Type};

/// Maximum size of a program; bounds the recursion of all that follows.
const MAX_BYTES: usize = 1 << 15;

/// The functions of a program.
///
/// # Errors
/// The first mistake.
pub fn parse(text: &str) -> Result<Vec<Function>, Mistake> {
    if text.len() > MAX_BYTES {
        return Pos::of(text, 0).mistake(format!("a program of more than {MAX_BYTES} bytes"));
    }
    let mistake = |error: peg::error::ParseError<peg::str::LineCol>| Mistake {
        pos: Pos::of(text, error.location.offset),
        message: format!("expected {}", error.expected),
    };
    pebble::program(text, text).map_err(mistake)
}

peg::parser! {
    grammar pebble(text: &str) for str {
        pub rule program() -> Vec<Function> = _ functions:function()* { functions }

        rule function() -> Function
            = pos:pos() "fn" end() name:name() "(" _ params:(param() ** ("," _)) ")" _
              result:("->" _ ty:ty() { ty })? body:block()
              { Function { pos, name, params, result, body } }
        rule param() -> (String, Type) = name:name() ":" _ ty:ty() { (name, ty) }
        rule ty() -> Type
            = "str" end() { Type::STR }
            / element:element() { *element }
            / "[" _ element:element() "]" _ { Type::Array(element) }
        rule element() -> &'static Type
            = "int" end() { &Type::Int } / "float" end() { &Type::Float } / "bool" end() { &Type::Bool }

        rule block() -> Vec<Stmt> = "{" _ statements:statement()* "}" _ { statements }
        rule statement() -> Stmt = pos:pos() kind:statement_kind() { Stmt { pos, kind } }
        rule statement_kind() -> StmtKind
            = "let" end() name:name() assign() value:expr() ";" _ { StmtKind::Let(name, value) }
            / "if" end() first:arm() others:("else" end() "if" end() arm:arm() { arm })* otherwise:otherwise()
              { StmtKind::If([vec![first], others].concat(), otherwise) }
            / "while" end() condition:expr() body:block() { StmtKind::While(condition, body) }
            / "for" end() name:name() "in" end() from:expr() ".." _ to:expr() body:block()
              { StmtKind::For(name, from, to, body) }
            / "switch" end() value:expr() "{" _ cases:case()* otherwise:otherwise() "}" _
              { StmtKind::Switch(value, cases, otherwise) }
            / "return" end() value:expr()? ";" _ { StmtKind::Return(value) }
            / "break" end() ";" _ { StmtKind::Break }
            / "continue" end() ";" _ { StmtKind::Continue }
            / place:expr() assign() value:expr() ";" _ { StmtKind::Assign(place, value) }
            / value:expr() ";" _ { StmtKind::Expr(value) }
        rule arm() -> (Expr, Vec<Stmt>) = condition:expr() body:block() { (condition, body) }
        rule otherwise() -> Vec<Stmt> = body:("else" end() body:block() { body })? { body.unwrap_or_default() }
        rule case() -> Case = numbers:(case_number() ++ ("," _)) body:block() { (numbers, body) }
        rule case_number() -> i64 = sign:$("-"?) _ number:int() { if sign.is_empty() { number } else { -number } }
        rule assign() = "=" !"=" _

        // Operators of one line bind alike; those of later lines bind more strongly.
        rule expr() -> Expr = precedence! {
            a:(@) pos:pos() "||" _ b:@ { Expr { pos, kind: ExprKind::Or(Box::new(a), Box::new(b)) } }
            --
            a:(@) pos:pos() "&&" _ b:@ { Expr { pos, kind: ExprKind::And(Box::new(a), Box::new(b)) } }
            --
            a:(@) pos:pos() cond:cond() _ b:@ { Expr { pos, kind: ExprKind::Compare(cond, Box::new(a), Box::new(b)) } }
            --
            a:(@) pos:pos() op:logic() _ b:@ { arith(pos, op, a, b) }
            --
            a:(@) pos:pos() op:shift() _ b:@ { arith(pos, op, a, b) }
            --
            a:(@) pos:pos() op:sum() _ b:@ { arith(pos, op, a, b) }
            --
            a:(@) pos:pos() op:product() _ b:@ { arith(pos, op, a, b) }
            --
            pos:pos() "-" _ a:@ { Expr { pos, kind: negated(a) } }
            pos:pos() "!" _ a:@ { Expr { pos, kind: ExprKind::Not(Box::new(a)) } }
            --
            a:@ pos:pos() "[" _ index:expr() "]" _ { Expr { pos, kind: ExprKind::Index(Box::new(a), Box::new(index)) } }
            --
            pos:pos() kind:primary() { Expr { pos, kind } }
            "(" _ a:expr() ")" _ { a }
        }
        rule cond() -> Cond
            = "==" { Cond::Eq } / "!=" { Cond::Ne } / "<=" { Cond::Le } / ">=" { Cond::Ge }
            / "<" !"<" { Cond::Lt } / ">" !">" { Cond::Gt }
        rule logic() -> Arith = "|" !"|" { Arith::Or } / "^" { Arith::Xor } / "&" !"&" { Arith::And }
        rule shift() -> Arith = "<<" { Arith::Shl } / ">>" { Arith::Shr }
        rule sum() -> Arith = "+" { Arith::Add } / "-" { Arith::Sub }
        rule product() -> Arith = "*" { Arith::Mul } / "/" { Arith::Div } / "%" { Arith::Rem }

        rule primary() -> ExprKind
            = number:$(digits() "." digits()) _ {? number.parse().map(ExprKind::Float).or(Err("a number")) }
            / number:int() { ExprKind::Int(number) }
            / "\"" pieces:(piece() / $("'"))* "\"" _ { ExprKind::Str(pieces.concat().into_bytes()) }
            / "true" end() { ExprKind::Bool(true) }
            / "false" end() { ExprKind::Bool(false) }
            / "new" end() element:element() "[" _ length:expr() "]" _ { ExprKind::New(element, Box::new(length)) }
            / name:name() "(" _ args:(expr() ** ("," _)) ")" _ { ExprKind::Call(name, args) }
            / name:name() { ExprKind::Var(name) }
        rule int() -> i64
            = digits:digits() _ {? digits.parse().or(Err("an integer of at most 63 bits")) }
            / "'" piece:(piece() / $("\"")) "'" _ {? byte(piece).ok_or("a character of one byte") }
        rule digits() -> &'input str = quiet! { $(['0'..='9']+) } / expected!("a number")
        rule piece() -> &'input str
            = "\\n" { "\n" } / "\\t" { "\t" } / "\\" mark:$(['\\' | '"' | '\'']) { mark }
            / $([^ '\\' | '"' | '\'' | '\n'])
        rule name() -> String
            = quiet! { !(keyword() end()) name:$(letter() (letter() / ['0'..='9'])*) _ { name.to_string() } }
            / expected!("a name")
        rule keyword()
            = "fn" / "let" / "if" / "else" / "while" / "for" / "in" / "switch" / "return" / "break" / "continue" / "new"
            / "true" / "false"
        rule letter() = ['a'..='z' | 'A'..='Z' | '_']

        rule end() = !(letter() / ['0'..='9']) _
        rule _ = quiet! { ([' ' | '\t' | '\r' | '\n'] / "//" [^ '\n']*)* }
        rule pos() -> Pos = at:position!() { Pos::of(text, at) }
    }
}

/// A character is the number of its byte.
fn byte(character: &str) -> Option<i64> {
    if let [byte] = *character.as_bytes() { Some(byte.into()) } else { None }
}

fn arith(pos: Pos, op: Arith, a: Expr, b: Expr) -> Expr {
    Expr { pos, kind: ExprKind::Arith(op, Box::new(a), Box::new(b)) }
}

fn negated(operand: Expr) -> ExprKind {
    match operand.kind {
        ExprKind::Int(number) => ExprKind::Int(-number),
        ExprKind::Float(number) => ExprKind::Float(-number),
        _ => ExprKind::Negate(Box::new(operand)),
    }
}
