// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/cell_look_up.h"

#include "core/database/engine/schema_reader.h"
#include "core/english/language/word_splitter.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace ratatosk;

namespace {

constexpr const char* kPeople = "CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT, town TEXT, \"it's\" TEXT UNIQUE, nick TEXT);"
                                "CREATE INDEX by_name ON person (name, town);"
                                "CREATE INDEX some_nicks ON person (nick) WHERE nick > 'm';"
                                "CREATE VIEW people AS SELECT name FROM person;"
                                "INSERT INTO person VALUES (1, 'Anna de Vries', 'Oslo', 'O''Hara', 'zed'), (2, 'BOB', 'oslo', 'x', 'abe');";

/// All columns taken for ones that were not read.
std::vector<std::string> found(const std::string& text)
{
    const ScratchDatabase file(kPeople);
    const Connection connection = *Connection::open(file.file());
    const Schema schema = *readSchema(connection);
    std::vector<ColumnId> all;
    for (int i = 0; i < schema.columnCount(); ++i)
        all.push_back(ColumnId{i});
    std::vector<std::string> cells;
    for (const CellHit& hit : lookUpCells(*splitQuestion(text), schema, all, connection))
        cells.push_back(schema.column(hit.column).name + "=" + hit.value);
    return cells;
}

} // namespace

class TestCellLookUp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsByIndexesAlone_data();
    void findsByIndexesAlone();
    void saysWordsAsCellsHaveThem();
    void findsWhatWasNotRead();
};

void TestCellLookUp::findsByIndexesAlone_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QStringList>("cells");

    QTest::newRow("as stored") << "Where does Anna de Vries live?" << QStringList{"name=Anna de Vries"};
    QTest::newRow("in capitals") << "where does bob live" << QStringList{"name=BOB"};
    QTest::newRow("no index begins with it") << "Who lives in Oslo?" << QStringList{};
    QTest::newRow("a quote") << "who is called O'Hara" << QStringList{"it's=O'Hara"};
    QTest::newRow("an index of some rows") << "who is zed" << QStringList{};
}

void TestCellLookUp::findsByIndexesAlone()
{
    QFETCH(QString, question);
    QFETCH(QStringList, cells);
    QStringList reported;
    for (const std::string& cell : found(question.toStdString()))
        reported << QString::fromStdString(cell);
    QCOMPARE(reported, cells);
}

void TestCellLookUp::saysWordsAsCellsHaveThem()
{
    const std::vector<std::string> mentioned = mentionedCells(*splitQuestion("What did new-york city sell?"));
    const auto has = [&](const char* text) { return std::ranges::find(mentioned, text) != mentioned.end(); };
    QVERIFY(has("New-York City"));
    QVERIFY(has("city"));
    QVERIFY(has("CITY"));
    QVERIFY(!has("what"));
    QVERIFY(std::ranges::none_of(mentioned, [](const std::string& text) { return text.ends_with('?'); }));
}

/// More names than are read of a column.
void TestCellLookUp::findsWhatWasNotRead()
{
    const ScratchDatabase file("CREATE TABLE word (text TEXT PRIMARY KEY);"
                               "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 300)"
                               " INSERT INTO word SELECT 'word ' || x FROM c;");
    const Connection connection = *Connection::open(file.file());
    const Schema schema = *readSchema(connection);
    const auto read = *ValueIndex::build(connection, schema, {.distinctCellsPerColumn = 20});
    QCOMPARE(read->columnsCut(), std::vector<ColumnId>{ColumnId{0}});
    const auto cells = lookUpCells(*splitQuestion("rows of word 299"), schema, read->columnsCut(), connection);
    QCOMPARE(cells, (std::vector<CellHit>{{ColumnId{0}, "word 299"}}));
}

RATATOSK_TEST(TestCellLookUp);
#include "tst_cell_look_up.moc"
