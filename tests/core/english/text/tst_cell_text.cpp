// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/text/cell_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestCellText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void normalises_data();
    void normalises();
    void findsWords_data();
    void findsWords();
};

void TestCellText::normalises_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("normalised");

    QTest::newRow("lower case") << "New York"
                                << "new york";
    QTest::newRow("white space") << "  New \t\n York "
                                 << "new york";
    QTest::newRow("underscores") << "CHECKED_OUT"
                                 << "checked out";
    QTest::newRow("no-break space") << QString("a\u00A0b") << "a b";
    QTest::newRow("accents") << "São Tomé, Zürich, Łódź, Ørsted"
                             << "sao tome, zurich, lodz, orsted";
    QTest::newRow("pairs") << "Straße Ærø ŒUVRE Þór ǅ"
                           << "strasse aero oeuvre thor dz";
    QTest::newRow("Romanian, Turkish") << "Țăndărei ığdır İzmir"
                                       << "tandarei igdir izmir";
    QTest::newRow("Vietnamese") << "Hồ Chí Minh Ự"
                                << "ho chi minh u";
    QTest::newRow("combining mark") << QString("Cafe\u0301") << "cafe";
    QTest::newRow("signs between letters stay") << "3×4÷2"
                                                << "3×4÷2";
    QTest::newRow("Greek") << "ΑΘΗΝΑ"
                           << "αθηνα";
    QTest::newRow("Cyrillic") << "МОСКВА Ёлка"
                              << "москва ёлка";
    QTest::newRow("Chinese") << "北京"
                             << "北京";
    QTest::newRow("curly apostrophe") << "O’Brien"
                                      << "o'brien";
    QTest::newRow("blank") << " \t "
                           << "";
    QTest::newRow("empty") << ""
                           << "";
}

void TestCellText::normalises()
{
    QFETCH(QString, text);
    QFETCH(QString, normalised);
    const std::string once = normalisedCell(text.toStdString());
    QCOMPARE(QString::fromStdString(once), normalised);
    QCOMPARE(normalisedCell(once), once);
}

void TestCellText::findsWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");

    QTest::newRow("blanks") << "new york"
                            << "new|york";
    QTest::newRow("signs") << "o'brien, j. (1999-05)"
                           << "o|brien|j|1999|05";
    QTest::newRow("above ASCII") << "북한 élan"
                                 << "북한|élan";
    QTest::newRow("none") << "?! -"
                          << "";
}

void TestCellText::findsWords()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    const std::string cell = text.toStdString();
    QStringList found;
    for (const std::string_view word : wordsOfCell(cell))
        found << QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    QCOMPARE(found.join('|'), words);
}

RATATOSK_TEST(TestCellText);
#include "tst_cell_text.moc"
