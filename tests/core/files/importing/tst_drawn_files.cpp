// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/files/importing/drawn_file.h"
#include "tests/core/files/importing/imported_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

/// Two hundred files as people have them: how many of them are read right.
class TestDrawnFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areRead();
};

namespace {

/// "t: a TEXT, b REAL: x, 1r; y, 2r" of an imported table.
DrawnTable tableIn(const QString& line)
{
    const QStringList parts = line.split(": ");
    QStringList columns = parts.value(1).split(", ");
    columns.replaceInStrings(" KEY", "");
    return {columns, parts.mid(2).join(": ").split("; ")};
}

QStringList namesOf(const DrawnTable& table)
{
    QStringList names;
    for (const QString& column : table.columns)
        names << column.left(column.lastIndexOf(' '));
    return names;
}

} // namespace

void TestDrawnFiles::areRead()
{
    constexpr int count = 200;
    int withTables = 0, withNames = 0, withTypes = 0, right = 0;
    for (unsigned seed = 0; seed < count; ++seed) {
        const ImportFolder folder;
        const DrawnFile drawn(seed);
        const QString read = importedText({folder.write(drawn.name(), drawn.bytes())});
        QList<DrawnTable> tables;
        for (const QString& line : read.split('\n'))
            tables << tableIn(line);
        QList<DrawnTable> wanted = drawn.tables();
        for (QList<DrawnTable>* list : {&tables, &wanted}) // which of them is the main one is a matter of taste
            std::ranges::sort(*list, {}, [](const DrawnTable& table) { return table.columns.join(','); });
        bool hasTables = tables.size() == wanted.size(), hasNames = hasTables, hasTypes = hasTables, isRight = hasTables;
        for (qsizetype i = 0; hasTables && i < tables.size(); ++i) {
            const DrawnTable& expected = wanted.at(i);
            hasTables = tables[i].rows.size() == expected.rows.size() && tables[i].columns.size() == expected.columns.size();
            hasNames = hasNames && namesOf(tables[i]) == namesOf(expected);
            hasTypes = hasTypes && tables[i].columns == expected.columns;
            isRight = isRight && tables[i].columns == expected.columns && tables[i].rows == expected.rows;
        }
        withTables += hasTables;
        withNames += hasTables && hasNames;
        withTypes += hasTables && hasTypes;
        right += hasTables && isRight;
        if (!(hasTables && isRight) && qEnvironmentVariableIsSet("RATATOSK_SHOW_WRONG")) {
            qInfo().noquote() << "\n== seed" << seed << "\n"
                              << drawn.text().left(900) << "\n-- read\n"
                              << read.left(700) << "\n-- expected";
            for (const DrawnTable& table : drawn.tables())
                qInfo().noquote() << table.columns.join(", ") + ": " + table.rows.join("; ").left(300);
        }
    }
    qInfo("of %d: tables %d, names %d, types %d, every cell %d", count, withTables, withNames, withTypes, right);
    QVERIFY(100 * right >= 95 * count);
}

RATATOSK_TEST(TestDrawnFiles);
#include "tst_drawn_files.moc"
