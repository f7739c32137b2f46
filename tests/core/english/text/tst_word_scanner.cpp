// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/text/word_scanner.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestWordScanner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutsWords_data();
    void cutsWords();
    void countsBytes();
    void endsOnAnyBytes();
};

/// The words with a bar between them.
static QString cut(const std::string& text)
{
    QStringList words;
    for (const WordSpan& span : scanWords(text))
        words << QString::fromStdString(text.substr(span.begin, span.end - span.begin));
    return words.join('|');
}

void TestWordScanner::cutsWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");

    QTest::newRow("empty") << ""
                           << "";
    QTest::newRow("blanks") << " \t\n"
                            << "";
    QTest::newRow("sentence") << "How many singers are there?"
                              << "How|many|singers|are|there|?";
    QTest::newRow("inner marks") << "non-smoking and/or R&B O'Brien"
                                 << "non-smoking|and/or|R&B|O'Brien";
    QTest::newRow("outer marks") << "-x- /y 'z'"
                                 << "-|x|-|/|y|'|z|'";
    QTest::newRow("underscore separates") << "emp_id __x"
                                          << "emp|id|x";
    QTest::newRow("clitics") << "singer's don't they're I'll"
                             << "singer|'s|don|'t|they|'re|I|'ll";
    QTest::newRow("curly clitic") << "singer’s"
                                  << "singer|’s";
    QTest::newRow("quoted word is no clitic") << "name 's'"
                                              << "name|'|s|'";
    QTest::newRow("plural possessive") << "students' ages"
                                       << "students|'|ages";
    QTest::newRow("number") << "12 12.5 1,250 1,250,000.75"
                            << "12|12.5|1,250|1,250,000.75";
    QTest::newRow("number ends a sentence") << "in 2010."
                                            << "in|2010|.";
    QTest::newRow("list of numbers") << "1,2 and 10,20"
                                     << "1|,|2|and|10|,|20";
    QTest::newRow("percent and factor") << "10% 3k 2.5M"
                                        << "10%|3k|2.5M";
    QTest::newRow("negative") << "below -5 but 3-5"
                              << "below|-5|but|3-5";
    QTest::newRow("money") << "$1,000"
                           << "$|1,000";
    QTest::newRow("ordinal and code") << "3rd B-52 747-400 a1b2"
                                      << "3rd|B-52|747-400|a1b2";
    QTest::newRow("dates") << "2010-01-31 1/2/2010 31.12.99"
                           << "2010-01-31|1/2/2010|31.12.99";
    QTest::newRow("range of years is no date") << "2010-2012"
                                               << "2010-2012";
    QTest::newRow("times") << "at 08:30 or 23:59:59."
                           << "at|08:30|or|23:59:59|.";
    QTest::newRow("date with time") << "2010-01-31T08:30 x"
                                    << "2010-01-31T08:30|x";
    QTest::newRow("address") << "mail a.b@example.org, please"
                             << "mail|a.b@example.org|,|please";
    QTest::newRow("link") << "see https://example.org/a?b=1."
                          << "see|https://example.org/a?b=1|.";
    QTest::newRow("abbreviation") << "the U.S. and J.K. Rowling"
                                  << "the|U.S.|and|J.K.|Rowling";
    QTest::newRow("one letter ends a sentence") << "section h."
                                                << "section|h|.";
    QTest::newRow("other scripts") << "東京 の Straße"
                                   << "東京|の|Straße";
    QTest::newRow("curly quotes") << "“London”"
                                  << "“|London|”";
}

void TestWordScanner::cutsWords()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    QCOMPARE(cut(text.toStdString()), words);
}

void TestWordScanner::countsBytes()
{
    const std::vector<WordSpan> expected{{0, 5}, {6, 9}}; // é takes two bytes
    QCOMPARE(scanWords("cafés été").size(), size_t(2));
    QVERIFY((scanWords("café été") == std::vector<WordSpan>{{0, 5}, {6, 11}}));
    QVERIFY(scanWords("café abc") == expected);
}

/// Names in a schema may hold any bytes: each word ends and none is empty.
void TestWordScanner::endsOnAnyBytes()
{
    std::string text;
    for (int byte = 1; byte < 256; ++byte)
        text += {static_cast<char>(byte), 'a', static_cast<char>(byte)};
    int last = 0;
    for (const WordSpan& span : scanWords(text)) {
        QVERIFY(span.begin >= last && span.end > span.begin && span.end <= static_cast<int>(text.size()));
        last = span.end;
    }
}

RATATOSK_TEST(TestWordScanner);
#include "tst_word_scanner.moc"
