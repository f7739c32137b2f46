// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/storage/graph_memory.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ratatosk;

namespace {

Schema schema(const std::string& column = "owner")
{
    return *Schema::create({{"dogs", "dogs"}, {"people", "people"}}, {{TableId{0}, column, column}, {TableId{1}, "id", "id"}},
                           {{ColumnId{0}, ColumnId{1}, 0, true}});
}

} // namespace

class TestGraphMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsNotesForEachDatabase();
    void leavesOutWhatIsGone();
    void survivesDamage();
};

void TestGraphMemory::keepsNotesForEachDatabase()
{
    const QTemporaryDir folder;
    const GraphMemory memory(folder.path());
    const GraphNotes notes{{{"dogs", {10, -20.5}}}, {{ColumnId{0}, ColumnId{1}, true}}};
    QVERIFY(memory.save(QStringLiteral("/a.db"), schema(), notes));
    QVERIFY(memory.load(QStringLiteral("/a.db"), schema()) == notes);
    QVERIFY(memory.load(QStringLiteral("/b.db"), schema()) == GraphNotes());
}

void TestGraphMemory::leavesOutWhatIsGone()
{
    const QTemporaryDir folder;
    const GraphMemory memory(folder.path());
    QVERIFY(memory.save(QStringLiteral("/a.db"), schema(), {{{"cats", {1, 2}}, {"people", {3, 4}}}, {{ColumnId{0}, ColumnId{1}, false}}}));
    const GraphNotes notes = memory.load(QStringLiteral("/a.db"), schema("keeper"));
    QCOMPARE(notes.positions.size(), size_t(1));
    QVERIFY(notes.keys.empty());
}

void TestGraphMemory::survivesDamage()
{
    const QTemporaryDir folder;
    const GraphMemory memory(folder.path());
    QVERIFY(memory.save(QStringLiteral("/a.db"), schema(), {}));
    QFile file(folder.filePath(QDir(folder.path()).entryList(QDir::Files).front()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"positions": {"dogs": "here", "people": [1e300, 0]}, "keys": [7, {"from": 1}]})");
    file.close();
    const GraphNotes notes = memory.load(QStringLiteral("/a.db"), schema());
    QVERIFY(notes.keys.empty());
    QVERIFY(!notes.positions.contains("people"));
}

RATATOSK_TEST(TestGraphMemory);
#include "tst_graph_memory.moc"
