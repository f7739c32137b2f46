// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/attribute_words.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace ratatosk;

class TestAttributeWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksForAttributes_data();
    void asksForAttributes();
};

void TestAttributeWords::asksForAttributes_data()
{
    QTest::addColumn<QString>("attribute");
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("asks");

    QTest::newRow("oldest") << "age"
                            << "oldest" << true;
    QTest::newRow("birthday") << "birthday"
                              << "youngest" << true;
    QTest::newRow("where") << "location"
                           << "where" << true;
    QTest::newRow("when") << "date"
                          << "when" << true;
    QTest::newRow("how many people") << "population"
                                     << "people" << true;
    QTest::newRow("heavy is no age") << "age"
                                     << "heavy" << false;
    QTest::newRow("no attribute") << "name"
                                  << "who" << false;
}

void TestAttributeWords::asksForAttributes()
{
    QFETCH(QString, attribute);
    QFETCH(QString, word);
    QFETCH(bool, asks);
    const std::string expected = word.toStdString();
    QCOMPARE(std::ranges::count(askingWords(attribute.toStdString()), expected) == 1, asks);
}

RATATOSK_TEST(TestAttributeWords);
#include "tst_attribute_words.moc"
