// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/edit_distance.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestEditDistance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counts_data();
    void counts();
    void isTheSameWithinAnyLimit();
};

void TestEditDistance::counts_data()
{
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    QTest::addColumn<int>("limit");
    QTest::addColumn<int>("edits");

    QTest::newRow("equal") << "paris"
                           << "paris" << 0 << 0;
    QTest::newRow("replace") << "paris"
                             << "pariz" << 2 << 1;
    QTest::newRow("insert") << "paris"
                            << "pariss" << 2 << 1;
    QTest::newRow("delete") << "paris"
                            << "pars" << 2 << 1;
    QTest::newRow("swap") << "paris"
                          << "pairs" << 2 << 1;
    QTest::newRow("swap at the ends") << "ab"
                                      << "ba" << 2 << 1;
    QTest::newRow("kitten") << "kitten"
                            << "sitting" << 5 << 3;
    QTest::newRow("no part edited twice") << "ca"
                                          << "abc" << 5 << 3;
    QTest::newRow("at the limit") << "kitten"
                                  << "sitting" << 3 << 3;
    QTest::newRow("above the limit") << "kitten"
                                     << "sitting" << 2 << 3;
    QTest::newRow("lengths alone decide") << "a"
                                          << "abcdef" << 2 << 3;
    QTest::newRow("empty") << ""
                           << "abc" << 3 << 3;
    QTest::newRow("both empty") << ""
                                << "" << 0 << 0;
    QTest::newRow("characters, not bytes") << "žš"
                                           << "ab" << 4 << 2;
}

void TestEditDistance::counts()
{
    QFETCH(QString, left);
    QFETCH(QString, right);
    QFETCH(int, limit);
    QFETCH(int, edits);
    QCOMPARE(editDistance(left.toStdU32String(), right.toStdU32String(), limit), edits);
    QCOMPARE(editDistance(right.toStdU32String(), left.toStdU32String(), limit), edits);
}

/// Every pair of words over {a, b, c} up to four letters: the band around the diagonal must not change the count.
void TestEditDistance::isTheSameWithinAnyLimit()
{
    std::vector<std::u32string> words{U""};
    for (std::size_t i = 0; i < words.size() && words[i].size() < 4; ++i) {
        for (const char32_t letter : {U'a', U'b', U'c'})
            words.push_back(words[i] + letter);
    }
    for (const auto& left : words) {
        for (const auto& right : words) {
            const int edits = editDistance(left, right, 10);
            for (int limit = 0; limit < 4; ++limit)
                QCOMPARE(editDistance(left, right, limit), std::min(edits, limit + 1));
        }
    }
}

RATATOSK_TEST(TestEditDistance);
#include "tst_edit_distance.moc"
