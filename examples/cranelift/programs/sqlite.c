// SQLite in memory: inserts, updates, indices, joins, aggregates and text search. The argument is the number of rows.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sqlite3.h"

// A database in memory asks a file system for its name only.
static int no_file(sqlite3_vfs *vfs, sqlite3_filename name, sqlite3_file *file, int flags, int *out) { return SQLITE_CANTOPEN; }
static int no_delete(sqlite3_vfs *vfs, const char *name, int sync) { return SQLITE_OK; }
static int no_access(sqlite3_vfs *vfs, const char *name, int flags, int *out) { *out = 0; return SQLITE_OK; }
static int full_path(sqlite3_vfs *vfs, const char *name, int size, char *out) {
  sqlite3_snprintf(size, out, "%s", name);
  return SQLITE_OK;
}
static int randomness(sqlite3_vfs *vfs, int size, char *out) {
  for (int i = 0; i < size; i++) out[i] = (char)(i * 37 + 11);
  return size;
}
static int no_sleep(sqlite3_vfs *vfs, int micros) { return micros; }
static int now(sqlite3_vfs *vfs, double *out) { *out = 2460000.5; return SQLITE_OK; }

static sqlite3_vfs vfs = {.iVersion = 1, .szOsFile = sizeof(sqlite3_file), .mxPathname = 64, .zName = "none",
                          .xOpen = no_file, .xDelete = no_delete, .xAccess = no_access, .xFullPathname = full_path,
                          .xRandomness = randomness, .xSleep = no_sleep, .xCurrentTime = now};

int sqlite3_os_init(void) { return sqlite3_vfs_register(&vfs, 1); }
int sqlite3_os_end(void) { return SQLITE_OK; }

static sqlite3 *db;

static int print(void *label, int columns, char **values, char **names) {
  printf("%s", (const char *)label);
  for (int i = 0; i < columns; i++) printf(" %s", values[i] ? values[i] : "-");
  printf("\n");
  return 0;
}

static void run(const char *label, const char *sql) {
  char *error = NULL;
  if (sqlite3_exec(db, sql, print, (void *)label, &error) != SQLITE_OK) {
    printf("%s: %s\n", label, error);
    exit(1);
  }
}

int main(int argc, char **argv) {
  int rows = argc > 1 ? atoi(argv[1]) : 10000;
  if (sqlite3_open(":memory:", &db) != SQLITE_OK) return 1;
  run("schema", "CREATE TABLE item(id INTEGER PRIMARY KEY, kind INTEGER, price REAL, name TEXT);"
                "CREATE TABLE sale(item INTEGER, day INTEGER, amount INTEGER);");
  sqlite3_stmt *item, *sale;
  sqlite3_prepare_v2(db, "INSERT INTO item VALUES(?1, ?2, ?3, ?4)", -1, &item, NULL);
  sqlite3_prepare_v2(db, "INSERT INTO sale VALUES(?1, ?2, ?3)", -1, &sale, NULL);
  run("begin", "BEGIN");
  unsigned seed = 12345;
  for (int i = 0; i < rows; i++) {
    seed = seed * 1103515245u + 12345u;
    char name[48];
    snprintf(name, sizeof name, "item %u of kind %c", seed >> 8, 'a' + seed % 23);
    sqlite3_bind_int(item, 1, i);
    sqlite3_bind_int(item, 2, seed >> 16 & 63);
    sqlite3_bind_double(item, 3, (seed >> 4 & 4095) / 16.0);
    sqlite3_bind_text(item, 4, name, -1, SQLITE_TRANSIENT);
    sqlite3_step(item);
    sqlite3_reset(item);
    for (int j = 0; j < 3; j++) {
      seed = seed * 1103515245u + 12345u;
      sqlite3_bind_int(sale, 1, (seed >> 3) % rows);
      sqlite3_bind_int(sale, 2, seed >> 20 & 255);
      sqlite3_bind_int(sale, 3, seed >> 10 & 15);
      sqlite3_step(sale);
      sqlite3_reset(sale);
    }
  }
  run("commit", "COMMIT");
  run("index", "CREATE INDEX by_item ON sale(item); CREATE INDEX by_kind ON item(kind, price);");
  run("update", "UPDATE item SET price = price * 1.25 WHERE kind % 3 = 1");
  run("total", "SELECT count(*), sum(price), max(name), min(length(name)) FROM item");
  run("kinds", "SELECT kind, count(*), round(avg(price), 4) FROM item GROUP BY kind ORDER BY 3 DESC LIMIT 8");
  run("join", "SELECT i.kind, sum(s.amount * i.price) AS worth FROM sale s JOIN item i ON i.id = s.item "
              "WHERE s.day BETWEEN 40 AND 200 GROUP BY i.kind ORDER BY worth DESC LIMIT 8");
  run("text", "SELECT count(*), sum(instr(name, '7')) FROM item WHERE name LIKE '%12%kind e%' OR upper(name) GLOB '*99*'");
  run("window", "SELECT sum(r) FROM (SELECT rank() OVER (PARTITION BY kind ORDER BY price) AS r FROM item)");
  run("recursive", "WITH RECURSIVE f(n, a, b) AS (SELECT 1, 0, 1 UNION ALL SELECT n + 1, b, (a + b) % 1000007 FROM f "
                   "WHERE n < 20000) SELECT max(n), sum(a) FROM f");
  run("delete", "DELETE FROM sale WHERE item % 5 = 2");
  run("rest", "SELECT count(*), sum(amount), sum(day * amount % 17) FROM sale");
  run("check", "PRAGMA integrity_check");
  sqlite3_finalize(item);
  sqlite3_finalize(sale);
  return sqlite3_close(db) != SQLITE_OK;
}
