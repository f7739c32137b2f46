// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/word_splitter.h"
#include "core/linking/routing/near_names.h"
#include "tests/core/linking/links/indexed_database.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>

using namespace ratatosk;

namespace {

/// "Writer" is used like "author" and "volume" like "book"; all else has nothing in common.
WordMatrix vectorsOf(const std::vector<std::string>& words)
{
    constexpr int kSize = 64;
    WordMatrix matrix{kSize, std::vector<float>(words.size() * kSize)};
    for (std::size_t word = 0; word < words.size(); ++word) {
        const std::string& text = words[word] == "writer" ? "author" : words[word] == "volume" ? "book" : words[word];
        matrix.values[word * kSize + std::hash<std::string>{}(text) % kSize] = 1;
    }
    return matrix;
}

} // namespace

class TestNearNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsNamesUsedAlike();
    void reachesAcrossKeys();
    void isSilentWithoutVectors();

private:
    NameNearness near(const std::string& question, const WordVectors& vectors) const
    {
        return NearNames(m_schema, vectors).of(*splitQuestion(question), neighboursIn(m_schema));
    }
    std::size_t table(const char* name) const { return static_cast<std::size_t>(*m_schema.findTable(name)); }

    IndexedDatabase m_database{libraryScript()};
    const Schema& m_schema = m_database.schema;
};

void TestNearNames::findsNamesUsedAlike()
{
    const NameNearness nearness = near("How many writers are there?", [](const auto& words) {
        std::vector<std::string> singular = words;
        for (std::string& word : singular)
            word = word == "writers" ? "writer" : word;
        return vectorsOf(singular);
    });
    QCOMPARE(nearness.tableCover[table("author")], 1.F);
    QCOMPARE(nearness.tableCover[table("shelf")], 0.F);
}

void TestNearNames::reachesAcrossKeys()
{
    const NameNearness nearness = near("Which volume has a writer?", vectorsOf);
    QVERIFY(nearness.wider[table("book")] >= nearness.reach[table("book")]);
    QVERIFY(nearness.widest[table("book")] > nearness.widest[table("shelf")]);
}

void TestNearNames::isSilentWithoutVectors()
{
    const NameNearness nearness = near("How many writers are there?", {});
    QCOMPARE(nearness.columnCover, std::vector<float>(nearness.columnCover.size()));
    QCOMPARE(nearness.wider, std::vector<float>(nearness.wider.size()));
    const NameNearness failed = near("How many writers are there?", [](const auto&) { return WordMatrix{}; });
    QCOMPARE(failed.columnCover, nearness.columnCover);
    QCOMPARE(failed.widest, nearness.widest);
}

RATATOSK_TEST(TestNearNames);
#include "tst_near_names.moc"
