// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/edit_writer.h"

#include "core/files/opening/database_browser.h"
#include "core/files/rows/row_text.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// Edits of rows as a value, and how they are written.
class TestRowEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsOneEditARow();
    void forgetsWhatIsAsItWas();
    void undoesStepByStep();
    void undoesWhatWasDropped();
    void writesAll();
    void holdsNoLockBefore();
    void saysWhichCellIsRefused_data();
    void saysWhichCellIsRefused();
    void writesNothingWhenOneIsRefused();
    void tellsWhatOthersChanged();
    void deletesOnlyWhatWasSeen();

private:
    static Cell text(const char* letters) { return std::string(letters); }
    static RowPlace hut(std::int64_t id) { return {"hut", {{"id", id}}}; }
    std::string valueOf(const std::string& sql) const
    {
        const auto table = (*DatabaseBrowser::open(m_file->file()))->run(sql, 1, {});
        return table->rows.empty() ? "nothing" : sqlLiteral(table->rows[0][0]);
    }
    std::vector<EditFault> write(const RowEdits& edits) const
    {
        auto editor = *DatabaseEditor::open(m_file->file());
        return *writeEdits(*editor, edits.all());
    }

    std::unique_ptr<ScratchDatabase> m_file;
};

void TestRowEdits::init()
{
    m_file = std::make_unique<ScratchDatabase>(
        "CREATE TABLE place(id INTEGER PRIMARY KEY); INSERT INTO place VALUES (1);"
        "CREATE TABLE hut(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, beds INTEGER CHECK (beds < 100), \"at place\" REFERENCES "
        "place(id),"
        " twice AS (beds * 2));"
        "INSERT INTO hut(id, name, beds) VALUES (1, 'Alp', 12), (2, 'Bivouac', 4), (3, 'Col', NULL)");
}

void TestRowEdits::keepsOneEditARow()
{
    RowEdits edits;
    edits.setCell(hut(1), "name", text("Alp"), text("A"));
    edits.setCell(hut(1), "beds", std::int64_t(12), std::int64_t(13));
    edits.setCell(hut(2), "beds", std::int64_t(4), Null{});
    QCOMPARE(edits.all().size(), std::size_t(2));
    QVERIFY(edits.find(hut(1))->find("beds")->after == Cell(std::int64_t(13)));
    edits.setCell(hut(1), "name", text("A"), text("B"));
    QVERIFY(edits.find(hut(1))->find("name")->before == text("Alp"));
    edits.remove(hut(1), {{"name", text("Alp")}});
    QCOMPARE(edits.find(hut(1))->kind, RowEdit::Kind::Deleted);
    edits.setCell(hut(1), "name", text("Alp"), text("C"));
    QCOMPARE(edits.find(hut(1))->kind, RowEdit::Kind::Deleted);
    QVERIFY(!edits.find(RowPlace{"hut", {{"id", text("1")}}})); // a text is no number
}

void TestRowEdits::forgetsWhatIsAsItWas()
{
    RowEdits edits;
    edits.setCell(hut(1), "name", text("Alp"), text("Alp"));
    QVERIFY(edits.isEmpty());
    edits.setCell(hut(1), "name", text("Alp"), text("A"));
    edits.setCell(hut(1), "name", text("A"), text("Alp"));
    QVERIFY(edits.isEmpty());
}

void TestRowEdits::undoesStepByStep()
{
    RowEdits edits;
    edits.beginStep();
    edits.setCell(hut(1), "name", text("Alp"), text("A"));
    edits.beginStep();
    edits.setCell(hut(1), "name", text("A"), text("B"));
    edits.setCell(hut(2), "name", text("Bivouac"), text("C"));
    edits.beginStep();
    const int added = edits.insert("hut");
    edits.beginStep();
    edits.setCell(added, "name", text("new"));
    QVERIFY(edits.undo());
    QVERIFY(edits.find(added)->cells.empty());
    QVERIFY(edits.undo());
    QVERIFY(!edits.find(added));
    QVERIFY(edits.undo());
    QCOMPARE(edits.all().size(), std::size_t(1));
    QVERIFY(edits.find(hut(1))->find("name")->after == text("A"));
    QVERIFY(edits.undo());
    QVERIFY(edits.isEmpty() && !edits.undo());
}

void TestRowEdits::undoesWhatWasDropped()
{
    RowEdits edits;
    edits.setCell(hut(1), "name", text("Alp"), text("A"));
    edits.setCell(hut(2), "name", text("Bivouac"), text("B"));
    edits.beginStep();
    edits.dropAll();
    QVERIFY(edits.isEmpty());
    QVERIFY(edits.undo());
    QCOMPARE(edits.all().size(), std::size_t(2));
    edits.beginStep();
    edits.drop(edits.find(hut(1))->id);
    edits.setCell(hut(1), "name", text("Alp"), text("Z"));
    QVERIFY(edits.undo());
    QVERIFY(edits.find(hut(1))->find("name")->after == text("A"));
    edits.clear();
    QVERIFY(!edits.undo());
}

void TestRowEdits::writesAll()
{
    RowEdits edits;
    edits.setCell(hut(1), "name", text("Alp"), text("O'Alp"));
    edits.setCell(hut(1), "at place", Null{}, std::int64_t(1));
    edits.remove(hut(3), {{"id", std::int64_t(3)}, {"name", text("Col")}, {"beds", Null{}}});
    edits.insert("hut", {{"name", text("Dome")}, {"beds", std::int64_t(9)}});
    QVERIFY(write(edits).empty());
    QCOMPARE(valueOf("SELECT group_concat(id || name || coalesce(\"at place\", '-')) FROM hut"),
             std::string("'1O''Alp1,2Bivouac-,3Dome-'"));
}

void TestRowEdits::holdsNoLockBefore()
{
    RowEdits edits;
    edits.setCell(hut(1), "beds", std::int64_t(12), std::int64_t(20));
    auto other = *DatabaseEditor::open(m_file->file());
    QVERIFY(other->run("UPDATE hut SET beds = 5 WHERE id = 2", 1));
    auto editor = *DatabaseEditor::open(m_file->file());
    const auto blocked = writeEdits(*editor, edits.all());
    QVERIFY(!blocked && blocked.error().code == ErrorCode::DatabaseLocked);
    QVERIFY(other->apply());
    QVERIFY(write(edits).empty());
    QCOMPARE(valueOf("SELECT beds FROM hut WHERE id = 1"), std::string("20"));
}

void TestRowEdits::saysWhichCellIsRefused_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("value"); // empty: NULL
    QTest::addColumn<int>("kind");
    using Kind = EditFault::Kind;
    const auto number = [](Kind kind) { return static_cast<int>(kind); };
    QTest::newRow("a name that is taken") << "name"
                                          << "Bivouac" << number(Kind::Unique);
    QTest::newRow("no name") << "name"
                             << "" << number(Kind::Required);
    QTest::newRow("too many beds") << "beds"
                                   << "200" << number(Kind::Check);
    QTest::newRow("no such place") << "at place"
                                   << "77" << number(Kind::ForeignKey);
    QTest::newRow("a generated column") << "twice"
                                        << "8" << number(Kind::Other);
}

void TestRowEdits::saysWhichCellIsRefused()
{
    QFETCH(QString, column);
    QFETCH(QString, value);
    QFETCH(int, kind);
    const Cell before = column == QLatin1String("name") ? text("Alp") : column == QLatin1String("beds") ? Cell(std::int64_t(12)) : Cell();
    RowEdits edits;
    edits.setCell(hut(1), column.toStdString(), column == QLatin1String("twice") ? Cell(std::int64_t(24)) : before,
                  value.isEmpty() ? Cell(Null{}) : Cell(value.toStdString()));
    const auto faults = write(edits);
    QCOMPARE(faults.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(faults[0].column), column);
    QCOMPARE(static_cast<int>(faults[0].kind), kind);
    QVERIFY(!faults[0].detail.empty());
    edits.setFaults(faults);
    QVERIFY(edits.all()[0].fault == faults[0]);
}

void TestRowEdits::writesNothingWhenOneIsRefused()
{
    RowEdits edits;
    edits.setCell(hut(2), "beds", std::int64_t(4), std::int64_t(5));
    const int added = edits.insert("hut", {{"beds", std::int64_t(1)}});
    edits.setCell(hut(1), "name", text("Alp"), text("Bivouac"));
    const auto faults = write(edits);
    QCOMPARE(faults.size(), std::size_t(2)); // all that are wrong at once
    QCOMPARE(faults[0].edit, added);
    QCOMPARE(faults[0].column, std::string("name"));
    QCOMPARE(valueOf("SELECT beds FROM hut WHERE id = 2"), std::string("4"));
}

void TestRowEdits::tellsWhatOthersChanged()
{
    RowEdits edits;
    edits.setCell(hut(1), "beds", std::int64_t(12), std::int64_t(20));
    edits.setCell(hut(2), "beds", std::int64_t(4), std::int64_t(20));
    auto other = *DatabaseEditor::open(m_file->file());
    QVERIFY(other->run("UPDATE hut SET beds = 15, name = 'Alm' WHERE id = 1", 1));
    QVERIFY(other->run("DELETE FROM hut WHERE id = 2", 1));
    QVERIFY(other->apply());
    const auto faults = write(edits);
    QCOMPARE(faults.size(), std::size_t(2));
    QCOMPARE(faults[0].kind, EditFault::Kind::ChangedMeanwhile);
    QCOMPARE(faults[0].column, std::string("beds"));
    QVERIFY(faults[0].now.front().cell == Cell(std::int64_t(15)));
    QCOMPARE(faults[1].kind, EditFault::Kind::Gone);
    edits.setFaults(faults);
    edits.drop(faults[1].edit);
    QVERIFY(write(edits).empty()); // who applies again has seen it
    QCOMPARE(valueOf("SELECT beds || name FROM hut WHERE id = 1"), std::string("'20Alm'"));
}

void TestRowEdits::deletesOnlyWhatWasSeen()
{
    RowEdits edits;
    edits.remove(hut(1), {{"name", text("Alp")}, {"beds", std::int64_t(11)}});
    edits.remove(hut(9), {{"name", text("gone")}});
    const auto faults = write(edits);
    QCOMPARE(faults.size(), std::size_t(1));
    QCOMPARE(faults[0].kind, EditFault::Kind::ChangedMeanwhile);
    QCOMPARE(faults[0].column, std::string("beds"));
    edits.setFaults(faults);
    QVERIFY(write(edits).empty());
    QCOMPARE(valueOf("SELECT count(*) FROM hut"), std::string("2"));
}

RATATOSK_TEST(TestRowEdits);
#include "tst_row_edits.moc"
