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
    void readsWhatIsPinned();

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
    QVERIFY2(read->text().startsWith(QLatin1String("Read 5 of 5 tables.")), qPrintable(read->text()));
    QVERIFY(read->toolTip().contains(QLatin1String("owners")));
}

void TestPartRead::readsWhatIsPinned()
{
    Stage stage;
    QVERIFY(stage.open(m_file.file()));
    QVERIFY(stage.ask());
    QVERIFY(stage.giveAnswer(partAnswer(stage.window->workspace().schema())));
    auto* panel = stage.window->findChild<SchemaPanel*>();
    Q_EMIT panel->pinWanted(TableId{3}, true);
    QVERIFY(stage.window->workspace().isAsking());
    QCOMPARE(stage.window->workspace().edits().tables, std::vector<TableId>{TableId{3}});
    Q_EMIT panel->pinWanted(TableId{1}, true);
    Q_EMIT panel->pinWanted(TableId{3}, false);
    QCOMPARE(stage.window->workspace().edits().tables, std::vector<TableId>{TableId{1}});
    QVERIFY(stage.open(m_file.file()));
    QVERIFY(stage.window->workspace().edits().tables.empty()); // of the file before
}

RATATOSK_WIDGET_TEST(TestPartRead);
#include "tst_part_read.moc"
