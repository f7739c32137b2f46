// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parser/parsing/input_builder.h"
#include "tests/support/test_program.h"
#include "tests/support/tiny_parser.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace ratatosk;
using namespace ratatosk::test;

namespace {

/// A schema of many columns in few tables.
Schema wideSchema(int tables, int columnsPerTable)
{
    std::vector<Table> tableList;
    std::vector<Column> columns;
    for (int t = 0; t < tables; ++t) {
        tableList.push_back({"t" + std::to_string(t), "table " + std::to_string(t)});
        for (int c = 0; c < columnsPerTable; ++c)
            columns.push_back({TableId{t}, "c" + std::to_string(c), "column " + std::to_string(c)});
    }
    return *Schema::create(tableList, columns, {});
}

ModelInput inputFor(const Schema& schema, const std::string& text, const ModelConfig& config = tinyConfig())
{
    const SchemaLinker linker(schema, ValueIndex::empty());
    const PreparedQuestion question = *prepareQuestion(text, schema, linker, *ValueIndex::empty());
    return InputBuilder(config, std::make_shared<HashedVocabulary>()).build(question, schema);
}

} // namespace

class TestInputBuilder : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyItemStandsInOneChunk_data()
    {
        QTest::addColumn<int>("tables");
        QTest::addColumn<int>("columns");
        QTest::addColumn<bool>("severalChunks");
        QTest::newRow("one column") << 1 << 1 << false;
        QTest::newRow("fits one chunk") << 2 << 8 << false;
        QTest::newRow("a thousand columns") << 10 << 100 << true;
    }

    void everyItemStandsInOneChunk()
    {
        QFETCH(int, tables);
        QFETCH(int, columns);
        QFETCH(bool, severalChunks);
        const Schema schema = wideSchema(tables, columns);
        const ModelInput input = inputFor(schema, "how many are there");
        QCOMPARE(input.chunks.size() > 1, severalChunks);
        std::multiset<int> seen;
        for (const InputChunk& chunk : input.chunks) {
            QVERIFY(static_cast<int>(chunk.pieces.size()) <= tinyConfig().chunkPieces);
            QCOMPARE(chunk.pieces.size(), chunk.tokenTypes.size());
            for (const InputChunk::Item& item : chunk.items) {
                seen.insert(item.item);
                QVERIFY(item.pieces.size() > 0);
            }
        }
        QCOMPARE(static_cast<int>(seen.size()), schema.columnCount() + schema.tableCount());
        for (int item = input.words(); item < input.items(); ++item)
            QCOMPARE(seen.count(item), size_t{1});
    }

    void questionStandsInFrontOfEveryChunk()
    {
        const ModelInput input = inputFor(wideSchema(4, 60), "show the second column");
        const std::vector<int>& first = input.chunks.front().pieces;
        const int end = input.wordPieces.back().end;
        for (const InputChunk& chunk : input.chunks)
            QVERIFY(std::equal(first.begin(), first.begin() + end + 1, chunk.pieces.begin()));
    }

    void longestQuestionStillLeavesRoom()
    {
        std::string text;
        for (int i = 0; i < kMaxQuestionWords; ++i)
            text += "word" + std::to_string(i) + ' ';
        const ModelInput input = inputFor(wideSchema(1, 20), text);
        QCOMPARE(input.words(), kMaxQuestionWords);
        for (const InputChunk& chunk : input.chunks)
            QVERIFY(static_cast<int>(chunk.pieces.size()) <= tinyConfig().languageModel.maxPositions);
    }

    /// XLM-R: ids are one more than the vocabulary's, and positions begin behind the padding's.
    void idsFollowTheLanguageModel()
    {
        ModelConfig shifted = tinyConfig();
        shifted.languageModel.pieceOffset = 1;
        shifted.languageModel.positionOffset = 2;
        const std::vector<int> plain = inputFor(wideSchema(1, 1), "show it").chunks.front().pieces;
        const std::vector<int> found = inputFor(wideSchema(1, 1), "show it", shifted).chunks.front().pieces;
        QCOMPARE(found.size(), plain.size());
        const LanguageModelConfig& language = shifted.languageModel;
        for (size_t i = 0; i < plain.size(); ++i) {
            const bool isSpecial = plain[i] == language.clsId || plain[i] == language.sepId;
            QCOMPARE(found[i], isSpecial ? plain[i] : plain[i] + 1);
        }

        std::string question;
        for (int i = 0; i < kMaxQuestionWords; ++i)
            question += "word" + std::to_string(i) + ' ';
        for (const InputChunk& chunk : inputFor(wideSchema(1, 20), question, shifted).chunks)
            QVERIFY(static_cast<int>(chunk.pieces.size()) <= language.longestText());
    }
};

RATATOSK_TEST(TestInputBuilder);
#include "tst_input_builder.moc"
