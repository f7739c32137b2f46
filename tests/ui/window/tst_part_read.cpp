// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/plain_answer.h"
#include "tests/ui/window_stage.h"
#include "ui/files/schema_panel.h"
#include "ui/window/program_resources.h"

#include <QApplication>

using namespace ratatosk;

/// An answer that rests on a part of a large schema.
class TestPartRead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initialiseProgramResources(); }
    void saysWhatWasRead();
    void readsWhatIsWished();

private:
    /// As if the schema were too large to be read whole, though all of it was.
    static Answer partAnswer(const Schema& schema)
    {
        Answer answer = dogAnswer(schema);
        for (int table = 0; table < schema.tableCount(); ++table)
            answer.tablesRead.push_back(TableId{table});
        for (int column = 0; column < schema.columnCount(); ++column)
            answer.columnsRead.push_back(ColumnId{column});
        return answer;
    }

    ScratchDatabase m_file{kDogKennelScript, "dog_kennel.sqlite"};
};

void TestPartRead::saysWhatWasRead()
{
    Stage stage;
    QVERIFY(stage.open(m_file.file()));
    QVERIFY(stage.askAndAnswer());
    const auto* read = stage.child<QLabel>("read");
    QVERIFY(!read->isVisible());
    QVERIFY(stage.ask());
    QVERIFY(stage.giveAnswer(partAnswer(stage.window->workspace().schema())));
    QVERIFY(read->isVisible());
    QVERIFY2(read->text().startsWith(QLatin1String("5 of 5 tables were read.")), qPrintable(read->text()));
    QVERIFY(read->toolTip().contains(QLatin1String("owners")));
}

void TestPartRead::readsWhatIsWished()
{
    Stage stage;
    QVERIFY(stage.open(m_file.file()));
    QVERIFY(stage.ask());
    QVERIFY(stage.giveAnswer(partAnswer(stage.window->workspace().schema())));
    auto* panel = stage.window->findChild<SchemaPanel*>();
    const auto wishes = [&stage]() -> const TableWishes& { return stage.window->workspace().edits().tables; };
    Q_EMIT panel->wishChosen(TableId{3}, TableWish::Read);
    QVERIFY(stage.window->workspace().isAsking());
    QCOMPARE(wishes().read, std::vector<TableId>{TableId{3}});
    Q_EMIT panel->wishChosen(TableId{1}, TableWish::LeaveOut);
    Q_EMIT panel->wishChosen(TableId{3}, TableWish::None);
    QVERIFY(wishes().read.empty());
    QCOMPARE(wishes().leftOut, std::vector<TableId>{TableId{1}});
    Q_EMIT panel->wishChosen(TableId{1}, TableWish::Read); // one or the other
    QVERIFY(wishes().leftOut.empty());
    QVERIFY(stage.open(m_file.file()));
    QVERIFY(wishes().isEmpty()); // of the file before
}

RATATOSK_WIDGET_TEST(TestPartRead);
#include "tst_part_read.moc"
