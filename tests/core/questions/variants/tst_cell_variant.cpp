// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/cell_variant.h"
#include "tests/core/questions/variants/variant_database.h"
#include "tests/support/test_program.h"

#include <functional>

using namespace ratatosk;

namespace {

const char* const kParcels =
    R"(CREATE TABLE parcels (id INTEGER PRIMARY KEY, status TEXT, fragile TEXT, sent TEXT, weight REAL, pieces INTEGER, note TEXT);
    INSERT INTO parcels VALUES (1, 'shipped', 'Y', '2024-03-15', 1500.5, 3, NULL), (2, 'shipped', 'N', '2023-12-31', 2.25, 12, 'gate'),
        (3, 'lost', 'N', '2024-10-02', 900, 5, 'porch'), (4, 'lost', 'Y', '2022-01-20', 20.75, 1200, NULL);)";

enum class Kind { Codes, Words, Days, Seconds, Numbers, Absent };

/// The first draw that gives such a change.
CellChange changeOf(Kind kind, const std::vector<Cell>& cells)
{
    const auto fits = [&](const CellChange& change) {
        switch (kind) {
        case Kind::Days: return change.date && change.date->pattern == "d.m.Y";
        case Kind::Seconds: return change.date && change.date->isSeconds();
        case Kind::Numbers: return !change.thousands.empty();
        case Kind::Absent: return *change.absent == "n/a";
        default: return true;
        }
    };
    for (std::uint64_t seed = 0;; ++seed) {
        Dice dice(seed);
        const auto change = kind == Kind::Codes ? wordsAsCodes(cells)
            : kind == Kind::Words               ? codesAsWords(cells, false)
            : kind == Kind::Numbers             ? numbersAsTexts(cells, false, dice)
            : kind == Kind::Absent              ? nullsAsTexts(cells, dice)
                                                : datesOtherwise(cells, dice);
        if (change && fits(*change))
            return *change;
    }
}

} // namespace

/// Other cells for the same facts: queries follow and find the same, told in the new cells.
class TestCellVariant : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void follows_data();
    void follows();
    void leavesOutWhatCannotFollow_data();
    void leavesOutWhatCannotFollow();
    void changesNoKeys();
    void drawsChangesThatHold();
};

void TestCellVariant::follows_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, Kind kind, const char* column, const char* before, const char* after) {
        QTest::newRow(name) << static_cast<int>(kind) << column << before << after;
    };
    row("a code for a word", Kind::Codes, "status", "SELECT id FROM parcels WHERE status = 'lost'",
        "SELECT id FROM parcels WHERE status = 'L'");
    row("codes shown", Kind::Codes, "status", "SELECT status, count(*) FROM parcels GROUP BY status",
        "SELECT status, count(*) FROM parcels GROUP BY status");
    row("codes in a list", Kind::Codes, "status", "SELECT id FROM parcels WHERE status IN ('lost', 'shipped')",
        "SELECT id FROM parcels WHERE status IN ('L', 'S')");
    row("a word for a code", Kind::Words, "fragile", "SELECT count(*) FROM parcels WHERE fragile = 'Y'",
        "SELECT count(*) FROM parcels WHERE fragile = 'yes'");
    row("days in order", Kind::Days, "sent", "SELECT id FROM parcels WHERE sent > '2024-01-01' ORDER BY sent",
        "SELECT id FROM parcels WHERE substr(sent, 7, 4) || '-' || substr(sent, 4, 2) || '-' || substr(sent, 1, 2) > '2024-01-01' "
        "ORDER BY substr(sent, 7, 4) || '-' || substr(sent, 4, 2) || '-' || substr(sent, 1, 2)");
    row("days shown", Kind::Days, "sent", "SELECT sent FROM parcels WHERE id = 1", "SELECT sent FROM parcels WHERE id = 1");
    row("years of seconds", Kind::Seconds, "sent", "SELECT count(*) FROM parcels WHERE strftime('%Y', sent) = '2024'",
        "SELECT count(*) FROM parcels WHERE strftime('%Y', sent, 'unixepoch') = '2024'");
    row("numbers by order", Kind::Numbers, "pieces", "SELECT id FROM parcels WHERE pieces > 4 ORDER BY pieces DESC",
        "SELECT id FROM parcels WHERE CAST(replace(pieces, ',', '') AS INTEGER) > 4 ORDER BY CAST(replace(pieces, ',', '') AS INTEGER) "
        "DESC");
    row("numbers shown", Kind::Numbers, "pieces", "SELECT pieces FROM parcels", "SELECT pieces FROM parcels");
    row("a sum", Kind::Numbers, "pieces", "SELECT sum(pieces) FROM parcels",
        "SELECT sum(CAST(replace(pieces, ',', '') AS INTEGER)) FROM parcels");
    row("nothing", Kind::Absent, "note", "SELECT id FROM parcels WHERE note IS NULL", "SELECT id FROM parcels WHERE note = 'n/a'");
    row("something", Kind::Absent, "note", "SELECT note FROM parcels WHERE note IS NOT NULL",
        "SELECT note FROM parcels WHERE note != 'n/a'");
    row("something else", Kind::Absent, "note", "SELECT id FROM parcels WHERE note != 'gate'",
        "SELECT id FROM parcels WHERE note != 'gate' AND note != 'n/a'");
    row("after something", Kind::Absent, "note", "SELECT id FROM parcels WHERE note > 'home'",
        "SELECT id FROM parcels WHERE note > 'home' AND note != 'n/a'");
    row("counted", Kind::Absent, "note", "SELECT count(note) FROM parcels", "SELECT count(nullif(note, 'n/a')) FROM parcels");
    row("nothing shown", Kind::Absent, "note", "SELECT note FROM parcels", "SELECT note FROM parcels");
}

void TestCellVariant::follows()
{
    QFETCH(int, kind);
    QFETCH(QString, column);
    QFETCH(QString, before);
    QFETCH(QString, after);
    VariantDatabase database(kParcels, before.toStdString());
    const ColumnId id = database.column("parcels", column.toStdString());
    changeCells(database.variant, {{id, changeOf(static_cast<Kind>(kind), database.variant.content.cellsOf(id))}});
    QCOMPARE(QString::fromStdString(database.carriedSql()), after);
    QVERIFY(!database.loss());
}

void TestCellVariant::leavesOutWhatCannotFollow_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<int>("loss");
    const auto row = [](const char* query, Loss loss) { QTest::newRow(query) << query << static_cast<int>(loss); };
    row("SELECT id FROM parcels WHERE status LIKE 'l%'", Loss::Stuck);
    row("SELECT id FROM parcels ORDER BY status, id", Loss::Stuck);
    row("SELECT max(status) FROM parcels", Loss::Stuck);
    row("SELECT id FROM parcels WHERE status = 'returned'", Loss::Stuck); // no cell says so
    row("SELECT id FROM parcels WHERE status = 'lost' AND id > 9", Loss::Unproven);
    row("SELECT status FROM parcels UNION SELECT note FROM parcels", Loss::Stuck);
}

void TestCellVariant::leavesOutWhatCannotFollow()
{
    QFETCH(QString, query);
    QFETCH(int, loss);
    VariantDatabase database(kParcels, query.toStdString());
    const ColumnId status = database.column("parcels", "status");
    changeCells(database.variant, {{status, *wordsAsCodes(database.variant.content.cellsOf(status))}});
    QVERIFY(database.loss());
    QCOMPARE(static_cast<int>(*database.loss()), loss);
}

void TestCellVariant::changesNoKeys()
{
    const char* script = R"(CREATE TABLE rooms (room INTEGER PRIMARY KEY, kind TEXT);
        CREATE TABLE kinds (word TEXT, price INTEGER);
        INSERT INTO rooms VALUES (1, 'single'), (2, 'single'), (3, 'double'), (4, 'double');
        INSERT INTO kinds VALUES ('single', 50), ('single', 60), ('double', 90), ('double', 100);)";
    VariantDatabase database(script, "SELECT T1.room FROM rooms AS T1 JOIN kinds AS T2 ON T1.kind = T2.word WHERE T2.price > 95");
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Dice dice(seed);
        for (const auto& [column, change] : drawnCellChanges(database.variant, dice))
            QCOMPARE(database.variant.content.schema.column(column).name, std::string("price"));
    }
}

void TestCellVariant::drawsChangesThatHold()
{
    const char* query = "SELECT sent, pieces FROM parcels WHERE weight > 10 AND fragile = 'Y' ORDER BY sent";
    std::size_t most = 0;
    VariantDatabase database(kParcels, query);
    const Variant start = database.variant;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        database.variant = start;
        Dice dice(seed);
        const CellChanges changes = drawnCellChanges(database.variant, dice);
        changeCells(database.variant, changes);
        QVERIFY2(!database.loss(), database.carriedSql().c_str());
        most = std::max(most, changes.size());
    }
    QVERIFY(most >= 4);
}

RATATOSK_TEST(TestCellVariant);
#include "tst_cell_variant.moc"
