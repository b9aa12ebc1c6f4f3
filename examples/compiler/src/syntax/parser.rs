//! From tokens to the syntax tree, by recursive descent.

use crate::syntax::lexer::{Token, tokens};
use crate::syntax::{
    BinaryOp, Case, Cond, Element, Expr, ExprKind, Function, IntOp, Mistake, Pos, Stmt, StmtKind, Type,
};

/// Maximum nesting of statements and expressions; bounds the stack of all passes over the tree.
const MAX_DEPTH: u32 = 200;

/// Maximum number of tokens of a function; bounds the recursion of SSA construction.
const MAX_TOKENS: usize = 20_000;

/// The functions of a program.
///
/// # Errors
/// The first mistake.
pub fn parse(text: &str) -> Result<Vec<Function>, Mistake> {
    let mut parser = Parser { tokens: tokens(text)?, at: 0, depth: 0 };
    let mut functions = Vec::new();
    while *parser.peek() != Token::End {
        let from = parser.at;
        let function = parser.function()?;
        if parser.at - from > MAX_TOKENS {
            return function.pos.mistake(format!("`{}` has more than {MAX_TOKENS} tokens", function.name));
        }
        functions.push(function);
    }
    Ok(functions)
}

struct Parser {
    tokens: Vec<(Token, Pos)>,
    at: usize,
    depth: u32,
}

type Parsed<T> = Result<T, Mistake>;

/// The binary operators, by precedence from the weakest.
const LEVELS: [&[(&str, BinaryOp)]; 7] = [
    &[("||", BinaryOp::OrElse)],
    &[("&&", BinaryOp::AndAlso)],
    &[
        ("==", BinaryOp::Compare(Cond::Eq)),
        ("!=", BinaryOp::Compare(Cond::Ne)),
        ("<", BinaryOp::Compare(Cond::Lt)),
        ("<=", BinaryOp::Compare(Cond::Le)),
        (">", BinaryOp::Compare(Cond::Gt)),
        (">=", BinaryOp::Compare(Cond::Ge)),
    ],
    &[("|", BinaryOp::Arith(IntOp::Or)), ("^", BinaryOp::Arith(IntOp::Xor)), ("&", BinaryOp::Arith(IntOp::And))],
    &[("<<", BinaryOp::Arith(IntOp::Shl)), (">>", BinaryOp::Arith(IntOp::Shr))],
    &[("+", BinaryOp::Arith(IntOp::Add)), ("-", BinaryOp::Arith(IntOp::Sub))],
    &[("*", BinaryOp::Arith(IntOp::Mul)), ("/", BinaryOp::Arith(IntOp::Div)), ("%", BinaryOp::Arith(IntOp::Rem))],
];

impl Parser {
    fn peek(&self) -> &Token {
        &self.tokens[self.at].0
    }

    fn pos(&self) -> Pos {
        self.tokens[self.at].1
    }

    /// The next token. The last one, [`Token::End`], stays.
    fn next(&mut self) -> Token {
        let token = self.tokens[self.at].0.clone();
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        token
    }

    fn accept(&mut self, mark: &str) -> bool {
        let found = matches!(self.peek(), Token::Mark(next) if *next == mark);
        if found {
            self.next();
        }
        found
    }

    fn expect(&mut self, mark: &str) -> Parsed<()> {
        if self.accept(mark) { Ok(()) } else { self.pos().mistake(format!("expected `{mark}`")) }
    }

    fn name(&mut self) -> Parsed<String> {
        let pos = self.pos();
        match self.next() {
            Token::Name(name) => Ok(name),
            _ => pos.mistake("expected a name"),
        }
    }

    /// Runs `parse` one level deeper.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth == MAX_DEPTH {
            return self.pos().mistake(format!("nested more than {MAX_DEPTH} deep"));
        }
        self.depth += 1;
        let parsed = parse(self);
        self.depth -= 1;
        parsed
    }

    /// Items with commas between them, up to `end`.
    fn list<T>(&mut self, end: &str, item: impl Fn(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut items = Vec::new();
        while !self.accept(end) {
            if !items.is_empty() {
                self.expect(",")?;
            }
            items.push(item(self)?);
        }
        Ok(items)
    }

    fn function(&mut self) -> Parsed<Function> {
        let pos = self.pos();
        self.expect("fn")?;
        let name = self.name()?;
        self.expect("(")?;
        let params = self.list(")", |parser| {
            let name = parser.name()?;
            parser.expect(":")?;
            Ok((name, parser.ty()?))
        })?;
        let result = if self.accept("->") { Some(self.ty()?) } else { None };
        Ok(Function { pos, name, params, result, body: self.block()? })
    }

    fn ty(&mut self) -> Parsed<Type> {
        let pos = self.pos();
        if self.accept("[") {
            let element = self.nested(Parser::element)?;
            self.expect("]")?;
            return Ok(Type::Array(element));
        }
        match self.name()?.as_str() {
            "int" => Ok(Type::Int),
            "float" => Ok(Type::Float),
            "bool" => Ok(Type::Bool),
            "str" => Ok(Type::Str),
            name => pos.mistake(format!("there is no type `{name}`")),
        }
    }

    fn element(&mut self) -> Parsed<Element> {
        let pos = self.pos();
        match self.ty()? {
            Type::Int => Ok(Element::Int),
            Type::Float => Ok(Element::Float),
            Type::Bool => Ok(Element::Bool),
            _ => pos.mistake("elements are integers, floats or truth values"),
        }
    }

    fn block(&mut self) -> Parsed<Vec<Stmt>> {
        self.expect("{")?;
        self.nested(|parser| {
            let mut statements = Vec::new();
            while !parser.accept("}") {
                statements.push(parser.statement()?);
            }
            Ok(statements)
        })
    }

    fn statement(&mut self) -> Parsed<Stmt> {
        let pos = self.pos();
        let kind = match *self.peek() {
            Token::Mark("if") => self.if_statement()?,
            Token::Mark("while") => {
                self.next();
                StmtKind::While(self.expr()?, self.block()?)
            }
            Token::Mark("for") => {
                self.next();
                let name = self.name()?;
                self.expect("in")?;
                let from = self.expr()?;
                self.expect("..")?;
                StmtKind::For(name, from, self.expr()?, self.block()?)
            }
            Token::Mark("switch") => {
                self.next();
                self.switch()?
            }
            _ => {
                let kind = self.simple_statement()?;
                self.expect(";")?;
                kind
            }
        };
        Ok(Stmt { pos, kind })
    }

    fn simple_statement(&mut self) -> Parsed<StmtKind> {
        if self.accept("let") {
            let name = self.name()?;
            self.expect("=")?;
            return Ok(StmtKind::Let(name, self.expr()?));
        }
        if self.accept("return") {
            let none = matches!(self.peek(), Token::Mark(";"));
            return Ok(StmtKind::Return(if none { None } else { Some(self.expr()?) }));
        }
        if self.accept("break") {
            return Ok(StmtKind::Break);
        }
        if self.accept("continue") {
            return Ok(StmtKind::Continue);
        }
        let expr = self.expr()?;
        if self.accept("=") { Ok(StmtKind::Assign(expr, self.expr()?)) } else { Ok(StmtKind::Expr(expr)) }
    }

    fn if_statement(&mut self) -> Parsed<StmtKind> {
        self.expect("if")?;
        let (condition, then) = (self.expr()?, self.block()?);
        let pos = self.pos();
        let otherwise = match self.accept("else") {
            false => Vec::new(),
            true if matches!(self.peek(), Token::Mark("if")) => {
                vec![Stmt { pos, kind: self.nested(Parser::if_statement)? }]
            }
            true => self.block()?,
        };
        Ok(StmtKind::If(condition, then, otherwise))
    }

    fn switch(&mut self) -> Parsed<StmtKind> {
        let value = self.expr()?;
        self.expect("{")?;
        let (mut cases, mut otherwise) = (Vec::<Case>::new(), Vec::new());
        while !self.accept("}") {
            if self.accept("else") {
                otherwise = self.block()?;
                self.expect("}")?;
                break;
            }
            let mut numbers = vec![self.case_number()?];
            while self.accept(",") {
                numbers.push(self.case_number()?);
            }
            cases.push((numbers, self.block()?));
        }
        Ok(StmtKind::Switch(value, cases, otherwise))
    }

    fn case_number(&mut self) -> Parsed<i64> {
        let negative = self.accept("-");
        let pos = self.pos();
        match self.next() {
            Token::Int(number) => Ok(if negative { -number } else { number }),
            _ => pos.mistake("expected the number of a case, or `else`"),
        }
    }

    fn expr(&mut self) -> Parsed<Expr> {
        self.nested(|parser| parser.binary(0))
    }

    fn binary(&mut self, level: usize) -> Parsed<Expr> {
        let Some(operators) = LEVELS.get(level) else { return self.unary() };
        let mut left = self.binary(level + 1)?;
        for count in 0.. {
            let found = operators.iter().find(|(mark, _)| matches!(self.peek(), Token::Mark(next) if next == mark));
            let Some(&(_, op)) = found else { break };
            let pos = self.pos();
            if count == MAX_DEPTH {
                return pos.mistake(format!("more than {MAX_DEPTH} operators in a row"));
            }
            self.next();
            let right = self.binary(level + 1)?;
            left = Expr { pos, kind: ExprKind::Binary(op, Box::new(left), Box::new(right)) };
        }
        Ok(left)
    }

    fn unary(&mut self) -> Parsed<Expr> {
        let pos = self.pos();
        if self.accept("-") {
            let operand = self.nested(Parser::unary)?;
            let kind = match operand.kind {
                ExprKind::Int(number) => ExprKind::Int(-number),
                ExprKind::Float(number) => ExprKind::Float(-number),
                _ => ExprKind::Negate(Box::new(operand)),
            };
            return Ok(Expr { pos, kind });
        }
        if self.accept("!") {
            return Ok(Expr { pos, kind: ExprKind::Not(Box::new(self.nested(Parser::unary)?)) });
        }
        let mut expr = self.primary()?;
        for count in 0.. {
            let pos = self.pos();
            if !self.accept("[") {
                break;
            }
            if count == MAX_DEPTH {
                return pos.mistake(format!("more than {MAX_DEPTH} indices in a row"));
            }
            let index = self.expr()?;
            self.expect("]")?;
            expr = Expr { pos, kind: ExprKind::Index(Box::new(expr), Box::new(index)) };
        }
        Ok(expr)
    }

    fn primary(&mut self) -> Parsed<Expr> {
        let pos = self.pos();
        let kind = match self.next() {
            Token::Int(number) => ExprKind::Int(number),
            Token::Float(number) => ExprKind::Float(number),
            Token::Str(bytes) => ExprKind::Str(bytes),
            Token::Mark("true") => ExprKind::Bool(true),
            Token::Mark("false") => ExprKind::Bool(false),
            Token::Mark("new") => {
                let element = self.element()?;
                self.expect("[")?;
                let length = self.expr()?;
                self.expect("]")?;
                ExprKind::New(element, Box::new(length))
            }
            Token::Mark("(") => {
                let expr = self.expr()?;
                self.expect(")")?;
                return Ok(expr);
            }
            Token::Name(name) if self.accept("(") => ExprKind::Call(name, self.list(")", Parser::expr)?),
            Token::Name(name) => ExprKind::Var(name),
            _ => return pos.mistake("expected an expression"),
        };
        Ok(Expr { pos, kind })
    }
}
