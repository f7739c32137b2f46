// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/readable_names.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace ratatosk;

class TestReadableNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesColumns_data();
    void namesColumns();
    void namesTables();
    void knowsStaff();
    void onlyTheOwnNameBlocks();
};

/// The exact names of the first item, in order.
static QString exactNames(const std::vector<ItemName>& names)
{
    QStringList texts;
    for (const ItemName& name : names) {
        if (name.item == 0 && name.wholeKind == LinkKind::Exact)
            texts << QString::fromStdString(name.text);
    }
    return texts.join(", ");
}

static Schema oneColumn(const QString& table, const QString& identifier, const QString& mentioned)
{
    const Column column{.table = TableId{0}, .name = identifier.toStdString(), .readableName = mentioned.toStdString()};
    return *Schema::create({{table.toStdString(), table.toStdString()}}, {column}, {});
}

void TestReadableNames::namesColumns_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("identifier");
    QTest::addColumn<QString>("mentioned");
    QTest::addColumn<QString>("names");

    QTest::newRow("without the table's name") << "student"
                                              << "student_id"
                                              << "student id"
                                              << "student id, studentid, id";
    QTest::newRow("with the table's name") << "student"
                                           << "id"
                                           << "id"
                                           << "id, student id";
    QTest::newRow("identifier") << "student"
                                << "stuid"
                                << "student id"
                                << "student id, studentid, stuid, id";
    QTest::newRow("table of two words") << "pet owner"
                                        << "name"
                                        << "name"
                                        << "name, pet owner name";
    QTest::newRow("named as the table") << "song"
                                        << "song"
                                        << "song"
                                        << "song, song song";
    QTest::newRow("marks") << "deal"
                           << "Sales"
                           << "sales (billion)"
                           << "sales billion, salesbillion, sales, deal sales billion";
}

void TestReadableNames::namesColumns()
{
    QFETCH(QString, table);
    QFETCH(QString, identifier);
    QFETCH(QString, mentioned);
    QFETCH(QString, names);
    QCOMPARE(exactNames(columnNames(oneColumn(table, identifier, mentioned))), names);
}

void TestReadableNames::namesTables()
{
    const auto schema = Schema::create({{"singer_in_concert", "singer in concert"}}, {}, {});
    QCOMPARE(exactNames(tableNames(*schema)), "singer in concert, singerinconcert");
}

/// By what is known of them.
void TestReadableNames::knowsStaff()
{
    const auto isStaff = [](const QString& column) {
        const Column one{.table = TableId{0}, .name = column.toStdString(), .readableName = column.toStdString()};
        const std::vector<ItemName> names = tableNames(*Schema::create({{"librarians", "librarians"}}, {one}, {}));
        return std::ranges::any_of(names, [](const ItemName& name) { return name.text == "staff"; });
    };
    QVERIFY(isStaff("hire date"));
    QVERIFY(isStaff("hourly wage"));
    QVERIFY(!isStaff("street"));
}

void TestReadableNames::onlyTheOwnNameBlocks()
{
    const std::vector<ItemName> names = columnNames(oneColumn("singer", "Age", "age"));
    QCOMPARE(std::ranges::count_if(names, &ItemName::blocks), std::ptrdiff_t(1));
    QCOMPARE(std::ranges::count_if(names, &ItemName::linksParts), std::ptrdiff_t(1));
    const auto oldest = std::ranges::find(names, "oldest", &ItemName::text); // asks for the age without naming it
    QVERIFY(oldest != names.end());
    QVERIFY(oldest->wholeKind == LinkKind::Synonym && !oldest->blocks && !oldest->linksParts);
}

RATATOSK_TEST(TestReadableNames);
#include "tst_readable_names.moc"
