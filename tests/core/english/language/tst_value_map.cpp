// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/value_map.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace ratatosk;

class TestValueMap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsSpellings_data();
    void knowsSpellings();
    void knowsStates();
    void knowsFlags();
    void tellsStatesFromPlaces();
};

void TestValueMap::knowsSpellings_data()
{
    QTest::addColumn<QString>("phrase");
    QTest::addColumn<QString>("spellings"); // some of them

    QTest::newRow("sex") << "female"
                         << "F,Women";
    QTest::newRow("nationality") << "french"
                                 << "France";
    QTest::newRow("nation for nationality") << "france"
                                            << "French";
    QTest::newRow("two words") << "new zealand"
                               << "NZ";
    QTest::newRow("state") << "new york"
                           << "NY";
    QTest::newRow("month") << "january"
                           << "Jan";
    QTest::newRow("unknown") << "zebra"
                             << "";
    QTest::newRow("capitals are not looked up") << "French"
                                                << "";
    QTest::newRow("empty") << ""
                           << "";
}

void TestValueMap::knowsSpellings()
{
    QFETCH(QString, phrase);
    QFETCH(QString, spellings);
    QStringList found;
    for (const std::string_view spelling : storedSpellings(phrase.toStdString()))
        found << QString::fromUtf8(spelling.data(), static_cast<qsizetype>(spelling.size()));
    QCOMPARE(found.isEmpty(), spellings.isEmpty());
    for (const QString& spelling : spellings.split(',', Qt::SkipEmptyParts))
        QVERIFY2(found.contains(spelling), qPrintable(found.join(',')));
}

void TestValueMap::knowsStates()
{
    const auto cells = stateSpellings("went ahead");
    QVERIFY(std::ranges::find(cells, "held") != cells.end());
    QVERIFY(!stateSpellings("no-shows").empty());
    QVERIFY(stateSpellings("ahead").empty());
}

void TestValueMap::knowsFlags()
{
    for (const char* flag : {"yes", "n", "true", "f", "0"})
        QVERIFY(isFlag(flag));
    for (const char* other : {"", "Yes", "maybe", "2"})
        QVERIFY(!isFlag(other));
}

void TestValueMap::tellsStatesFromPlaces()
{
    QVERIFY(isStateOfThings("Cancelled") && isStateOfThings("held") && isStateOfThings("RETURNED"));
    QVERIFY(!isStateOfThings("Ohio") && !isStateOfThings(""));
}

RATATOSK_TEST(TestValueMap);
#include "tst_value_map.moc"
