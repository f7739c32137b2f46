// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/quotation.h"

#include "tests/core/linking/links/question_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestQuotation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsQuotedText_data();
    void findsQuotedText();
};

void TestQuotation::findsQuotedText_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("quoted"); // text@begin-end

    QTest::newRow("single") << "named 'Hey Jude' ?"
                            << "Hey Jude@2-4";
    QTest::newRow("double") << "named \"Hey Jude\""
                            << "Hey Jude@2-4";
    QTest::newRow("curly") << "named “Hey Jude” or ‘x’"
                           << "Hey Jude@2-4|x@7-8";
    QTest::newRow("two") << "'a b' and 'c'"
                         << "a b@1-3|c@6-7";
    QTest::newRow("apostrophe inside") << "called \"Joe's Diner\""
                                       << "Joe's Diner@2-5";
    QTest::newRow("blanks") << "' x '"
                            << "x@1-2";
    QTest::newRow("possessive opens nothing") << "students' and teachers' names"
                                              << "";
    QTest::newRow("never closed") << "the 'unfinished"
                                  << "";
    QTest::newRow("kinds do not mix") << "'a\""
                                      << "";
    QTest::newRow("empty quotation") << "''"
                                     << "";
}

void TestQuotation::findsQuotedText()
{
    QFETCH(QString, question);
    QFETCH(QString, quoted);
    QStringList found;
    for (const Quotation& quotation : quotationsOf(questionOf(question)))
        found << QString("%1@%2-%3").arg(QString::fromStdString(quotation.text)).arg(quotation.begin).arg(quotation.end);
    QCOMPARE(found.join('|'), quoted);
}

RATATOSK_TEST(TestQuotation);
#include "tst_quotation.moc"
