// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "tests/support/result_text.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// Functions that we put in the place of SQLite's must answer as SQLite's do.
class TestStandInFunctions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answerAsSqlite_data();
    void answerAsSqlite();
    void agreeOnRandomPatterns();
    void serveGeneratedColumnsAndIndexes();
};

namespace {

/// One value as our connection gives it, or "error: ...".
std::string ours(const Connection& connection, const std::string& sql)
{
    const auto result = connection.run(sql);
    return result ? rowsText(*result) : "error: " + result.error().detail;
}

std::string theirCell(sqlite3_stmt* statement)
{
    switch (sqlite3_column_type(statement, 0)) {
    case SQLITE_NULL: return "NULL";
    case SQLITE_INTEGER: return std::to_string(sqlite3_column_int64(statement, 0));
    case SQLITE_TEXT:
        return cellText(std::string(reinterpret_cast<const char*>(sqlite3_column_text(statement, 0)),
                                    static_cast<std::size_t>(sqlite3_column_bytes(statement, 0))));
    case SQLITE_BLOB: return std::to_string(sqlite3_column_bytes(statement, 0)) + " bytes";
    default: return fmt::format("{}", sqlite3_column_double(statement, 0));
    }
}

/// The same from SQLite itself.
std::string theirs(const ScratchDatabase& database, const std::string& sql)
{
    sqlite3* handle = nullptr;
    sqlite3_stmt* statement = nullptr;
    sqlite3_open(database.file().c_str(), &handle);
    const bool isRow = sqlite3_prepare_v2(handle, sql.c_str(), -1, &statement, nullptr) == SQLITE_OK
        && sqlite3_step(statement) == SQLITE_ROW;
    const std::string text = isRow ? theirCell(statement) : std::string("error: ") + sqlite3_errmsg(handle) + ".";
    sqlite3_finalize(statement);
    sqlite3_close(handle);
    return text;
}

} // namespace

void TestStandInFunctions::answerAsSqlite_data()
{
    QTest::addColumn<QString>("expression");
    const QStringList expressions{
        "instr('haystack', 'st')",
        "instr('haystack', '')",
        "instr('', 'a')",
        "instr(NULL, 'a')",
        "instr('a', NULL)",
        "instr('größe', 'ß')",
        "instr(12345, 34)",
        "instr(x'0102ff03', x'ff')",
        "instr(x'6162', 'b')",
        "instr('ab', x'62')",
        "instr('aXbX', 'X')",
        "instr(1.5, '.')",
        "replace('aXbXc', 'X', 'yy')",
        "replace('abc', '', 'y')",
        "replace('abc', 'abc', '')",
        "replace(NULL, 'a', 'b')",
        "replace('a', 'a', NULL)",
        "replace(123, 2, 'x')",
        "typeof(replace(123, '', 'x'))",
        "typeof(replace(x'61', 'a', 'b'))",
        "replace('aaaa', 'aa', 'b')",
        "replace('ä', 'ä', 'ae')",
        "trim('  a b  ')",
        "ltrim('  a  ')",
        "rtrim('  a  ')",
        "trim('xxaxx', 'x')",
        "trim('xyaxy', 'yx')",
        "trim('äaä', 'ä')",
        "trim('abc', '')",
        "trim(NULL)",
        "trim('a', NULL)",
        "trim('')",
        "trim('xxx', 'x')",
        "trim(' \t a')",
        "trim(11211, 1)",
        "typeof(trim(5))",
        "rtrim('aéé', 'é')",
        "'abc' LIKE 'ABC'",
        "'abc' LIKE 'a%'",
        "'abc' LIKE '%c'",
        "'abc' LIKE '%b%'",
        "'abc' LIKE 'a_c'",
        "'abc' LIKE ''",
        "'' LIKE '%'",
        "'' LIKE ''",
        "'a%c' LIKE 'a\\%c' ESCAPE '\\'",
        "'abc' LIKE 'a\\%c' ESCAPE '\\'",
        "'a_c' LIKE 'a\\_c' ESCAPE '\\'",
        "'50%' LIKE '%50!%%' ESCAPE '!'",
        "'abc' LIKE 'ab\\' ESCAPE '\\'",
        "'a' LIKE 'a' ESCAPE 'ab'",
        "'a' LIKE 'a' ESCAPE ''",
        "'a%' LIKE 'a%%' ESCAPE '%'",
        "'a_' LIKE 'a__' ESCAPE '_'",
        "'äöü' LIKE '___'",
        "'ÄB' LIKE 'äb'",
        "'äb' LIKE '%B'",
        "NULL LIKE 'a'",
        "'a' LIKE NULL",
        "12 LIKE '1%'",
        "x'61' LIKE 'a'",
        "'aaab' LIKE '%a%ab'",
        "'abcabd' LIKE '%ab_'",
        "'abc' NOT LIKE '_b_'",
        "'a' LIKE '%%%a%%'",
        "'mississippi' LIKE '%iss%ip%'",
        "'a' || char(0) || 'b' LIKE 'a'",
        "'abc' GLOB 'a*'",
        "'abc' GLOB 'A*'",
        "'abc' GLOB '*c'",
        "'abc' GLOB 'a?c'",
        "'abc' GLOB '[a-c]bc'",
        "'abc' GLOB '[^a]bc'",
        "'abc' GLOB 'a[]b]c'",
        "'a]c' GLOB 'a[]]c'",
        "'a-c' GLOB 'a[-]c'",
        "'a-c' GLOB 'a[a-]c'",
        "'abc' GLOB 'a[b'",
        "'a*c' GLOB 'a[*]c'",
        "'äb' GLOB '?b'",
        "'äb' GLOB '[à-ÿ]b'",
        "'abc' GLOB ''",
        "NULL GLOB 'a'",
        "'abc' GLOB '*[b-z]*'",
        "'a^c' GLOB 'a[^^]c'",
        "'abc' GLOB '[^]a]bc'",
        "'abc' GLOB '[a-b-c]bc'",
        "x'61' GLOB 'a'",
        "like('a%', 'abc')",
        "like('a!%', 'a%', '!')",
        "glob('a*', 'abc')",
        "printf('%d|%5d|%-5d|%05d', 1, 2, 3, 4)",
        "printf('%s %q %Q %w', 'a', 'it''s', 'it''s', 'x')",
        "printf('%.2f %e %g', 1.005, 1.5, 2.5)",
        "printf('%*d', 5, 7)",
        "printf('%.*s', 2, 'abc')",
        "printf('100%%')",
        "printf('%c%c', 'ab', 'c')",
        "printf(NULL)",
        "printf()",
        "printf('%d')",
        "printf('%,d', 1234567)",
        "format('%x', 255)",
        "printf('%-10.3s|', 'abcdef')",
        "printf('%!.3s', 'äöüß')",
        "printf('%s', x'6162')",
        "printf('%lld', 5)",
        "json_patch('{\"a\":1}', '{\"a\":null,\"b\":2}')",
        "json_patch('{\"a\":1}', NULL)",
        "json_patch('{', '{}')",
        "json_set('{\"a\":1}', '$.b', 2, '$.a', 'x')",
        "json_set('{}', '$.a', json('[1,2]'))",
        "json_set('{}', '$.a', '[1,2]')",
        "json_set('{}', '$.a', NULL)",
        "json_set(NULL, '$.a', 1)",
        "json_set('{}', '$.a')",
        "json_set('{', '$.a', 1)",
        "json_set('{}', 'a', 1)",
        "json_insert('[1]', '$[#]', 2)",
        "json_insert('{\"a\":{}}', '$.a.b.c', json_object('x', 1))",
        "json_array(json_set('{}', '$.a', 1), json_patch('{}', '{\"b\":1}'))",
        "json_set('{}', '$.a', x'00')",
        "typeof(json_set('{}', '$.a', 1))",
    };
    for (const QString& expression : expressions)
        QTest::newRow(qPrintable(expression)) << expression;
}

void TestStandInFunctions::answerAsSqlite()
{
    QFETCH(QString, expression);
    const ScratchDatabase database("CREATE TABLE t(a)");
    const auto connection = Connection::open(database.file());
    const std::string sql = "SELECT " + expression.toStdString();
    QCOMPARE(QString::fromStdString(ours(*connection, sql)), QString::fromStdString(theirs(database, sql)));
}

void TestStandInFunctions::agreeOnRandomPatterns()
{
    const ScratchDatabase database("CREATE TABLE t(a)");
    const auto connection = Connection::open(database.file());
    std::srand(7);
    const auto drawn = [](const std::vector<std::string>& pieces, int most) {
        std::string text;
        for (int i = std::rand() % (most + 1); i > 0; --i)
            text += pieces[static_cast<std::size_t>(std::rand()) % pieces.size()];
        return text;
    };
    for (int i = 0; i < 3'000; ++i) {
        const std::string text = drawn({"a", "b", "A", "%", "_", "ä", "]", "-"}, 8);
        const std::string like = "SELECT '" + text + "' LIKE '" + drawn({"a", "b", "%", "_", "ä", "!"}, 7) + "' ESCAPE '!'";
        QCOMPARE(ours(*connection, like), theirs(database, like));
        const std::string glob = "SELECT '" + text + "' GLOB '"
            + drawn({"a", "b", "*", "?", "ä", "[ab]", "[^a]", "[a-b]", "[", "]", "-"}, 7) + "'";
        QVERIFY2(ours(*connection, glob) == theirs(database, glob), glob.c_str());
        const std::string trim = "SELECT trim('" + text + "', '" + drawn({"a", "b", "ä", "_"}, 3) + "')";
        QCOMPARE(ours(*connection, trim), theirs(database, trim));
    }
}

void TestStandInFunctions::serveGeneratedColumnsAndIndexes()
{
    const ScratchDatabase database(
        "CREATE TABLE t(a, b AS (trim(a)), CHECK (a LIKE '%x%')); CREATE INDEX i ON t(replace(a, 'x', 'y')); "
        "CREATE VIEW v AS SELECT instr(a, 'x') AS place, printf('%d', 1) AS one FROM t; INSERT INTO t VALUES (' x ')");
    const auto connection = Connection::open(database.file());
    QCOMPARE(ours(*connection, "SELECT b FROM t"), std::string("'x'"));
    QCOMPARE(ours(*connection, "SELECT count(*) FROM t INDEXED BY i WHERE replace(a, 'x', 'y') = ' y '"), std::string("1"));
    QCOMPARE(ours(*connection, "SELECT place, one FROM v"), std::string("2,'1'"));
}

RATATOSK_TEST(TestStandInFunctions);
#include "tst_stand_in_functions.moc"
