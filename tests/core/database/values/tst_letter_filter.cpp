// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/values/letter_filter.h"

#include "core/base/edit_distance.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

using namespace ratatosk;

class TestLetterFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allowsEdits_data();
    void allowsEdits();
    void losesNoNearCell();
};

void TestLetterFilter::allowsEdits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cell");
    QTest::addColumn<double>("similarity");
    QTest::addColumn<int>("edits");

    QTest::newRow("exact only") << "london"
                                << "london" << 1.0 << 0;
    QTest::newRow("tenth of ten") << "abcdefghij"
                                  << "abcdefghix" << 0.9 << 1;
    QTest::newRow("tenth of nine") << "abcdefghi"
                                   << "abcdefghi" << 0.9 << 0;
    QTest::newRow("quarter of eight") << "abcdefgh"
                                      << "abcdefxy" << 0.75 << 2;
    QTest::newRow("length differs too much") << "abcd"
                                             << "abcdefgh" << 0.75 << -1;
    QTest::newRow("letters differ too much") << "abcd"
                                             << "wxyz" << 0.5 << -1;
}

void TestLetterFilter::allowsEdits()
{
    QFETCH(QString, text);
    QFETCH(QString, cell);
    QFETCH(double, similarity);
    QFETCH(int, edits);
    LetterFilter filter;
    filter.add(cell.toStdU32String());
    QCOMPARE(filter.allowedEdits(LetterFilter::Probe(text.toStdU32String()), 0, similarity), edits);
}

/// All words over {a, b, é} up to five letters against each other: a cell within the edits must pass.
void TestLetterFilter::losesNoNearCell()
{
    std::vector<std::u32string> words{U"a", U"b", U"é"};
    for (std::size_t i = 0; i < words.size() && words[i].size() < 5; ++i) {
        for (const char32_t letter : {U'a', U'b', U'é'})
            words.push_back(words[i] + letter);
    }
    LetterFilter filter;
    for (const auto& word : words)
        filter.add(word);
    constexpr double similarity = 0.75;
    for (std::size_t i = 0; i < words.size(); i += 7) {
        const LetterFilter::Probe probe(words[i]);
        for (std::size_t j = 0; j < words.size(); ++j) {
            const double longer = static_cast<double>(std::max(words[i].size(), words[j].size()));
            const int edits = editDistance(words[i], words[j], 10);
            if (1 - edits / longer >= similarity)
                QVERIFY(filter.allowedEdits(probe, static_cast<std::uint32_t>(j), similarity) >= edits);
        }
    }
}

RATATOSK_TEST(TestLetterFilter);
#include "tst_letter_filter.moc"
