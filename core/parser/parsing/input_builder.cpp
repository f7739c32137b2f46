// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parser/parsing/input_builder.h"

#include "core/linking/relations/relation_builder.h"

#include <algorithm>

namespace ratatosk {
namespace {

/// A chunk has room for some items however long the question is.
constexpr int kLeastRoom = 64;

/// Fills chunks one after the other.
class ChunkWriter
{
public:
    ChunkWriter(const std::vector<int>& question, const LanguageModelConfig& language, int most)
        : m_question(question), m_sep(language.sepId),
          m_most(std::min(std::max(most, static_cast<int>(question.size()) + kLeastRoom), language.longestText())),
          m_longest(language.longestText())
    {
        begin();
    }

    bool fits(size_t pieces) const { return static_cast<int>(m_chunks.back().pieces.size() + pieces) + 1 <= m_most; }
    bool hasItems() const { return !m_chunks.back().items.empty(); }

    void begin()
    {
        InputChunk chunk;
        chunk.pieces = m_question;
        chunk.tokenTypes.assign(m_question.size(), 0);
        m_chunks.push_back(std::move(chunk));
    }

    /// Appends a text and its separator; returns where the text stands.
    Span append(const std::vector<int>& pieces)
    {
        InputChunk& chunk = m_chunks.back();
        const int begin = static_cast<int>(chunk.pieces.size());
        const auto room = static_cast<size_t>(std::max(1, m_longest - begin - 1));
        chunk.pieces.insert(chunk.pieces.end(), pieces.begin(), pieces.begin() + std::min(room, pieces.size()));
        const int end = static_cast<int>(chunk.pieces.size());
        chunk.pieces.push_back(m_sep);
        chunk.tokenTypes.resize(chunk.pieces.size(), 1);
        return {begin, end};
    }

    void appendItem(int item, const std::vector<int>& pieces)
    {
        const Span span = append(pieces);
        m_chunks.back().items.push_back({item, span});
    }

    std::vector<InputChunk> finish() { return std::move(m_chunks); }

private:
    const std::vector<int>& m_question;
    int m_sep;
    int m_most;
    int m_longest;
    std::vector<InputChunk> m_chunks;
};

/// Of a literal's text; the beginning tells texts apart.
constexpr size_t kMostTextPieces = 8;

std::vector<InputValue> inputValues(const std::vector<ValueCandidate>& candidates, int words)
{
    std::vector<InputValue> result;
    for (const ValueCandidate& candidate : candidates) {
        InputValue value{
            {candidate.beginWord, candidate.endWord}, static_cast<int>(candidate.source), static_cast<int>(candidate.type), {}};
        if (candidate.beginWord < 0 && candidate.earlierItem >= 0)
            value.words = {words + candidate.earlierItem, words + candidate.earlierItem + 1};
        for (const ColumnId column : candidate.evidence)
            value.evidenceColumns.push_back(index(column));
        result.push_back(std::move(value));
    }
    return result;
}

} // namespace

InputBuilder::InputBuilder(const ModelConfig& config, std::shared_ptr<const SubwordVocabulary> vocabulary)
    : m_config(config), m_vocabulary(std::move(vocabulary))
{
}

std::vector<int> InputBuilder::idsOf(std::vector<int> pieces) const
{
    const LanguageModelConfig& language = m_config.languageModel;
    for (int& piece : pieces)
        piece = piece == m_vocabulary->unknown() ? language.unknownId : piece + language.pieceOffset;
    return pieces;
}

std::vector<int> InputBuilder::questionPieces(const Question& question, std::vector<Span>& wordPieces) const
{
    const int most = m_config.languageModel.longestText() / 2;
    std::vector<int> pieces{m_config.languageModel.clsId};
    for (const Word& word : question.words) {
        const std::vector<int> cut = idsOf(m_vocabulary->piecesOf(word.text));
        const int begin = static_cast<int>(pieces.size());
        const bool hasRoom = begin + static_cast<int>(cut.size()) < most;
        if (hasRoom)
            pieces.insert(pieces.end(), cut.begin(), cut.end());
        // Words beyond the model's reach share the last piece that was read.
        wordPieces.push_back(hasRoom ? Span{begin, static_cast<int>(pieces.size())} : Span{begin - 1, begin});
    }
    pieces.push_back(m_config.languageModel.sepId);
    return pieces;
}

std::vector<InputChunk> InputBuilder::chunksOf(const std::vector<int>& question, int words, const Schema& schema) const
{
    ChunkWriter writer(question, m_config.languageModel, m_config.chunkPieces);
    for (int table = 0; table < schema.tableCount(); ++table) {
        const TableId id{table};
        const std::vector<int> tableName = idsOf(m_vocabulary->piecesOfText(schema.table(id).readableName));
        if (!writer.fits(tableName.size()) && writer.hasItems())
            writer.begin();
        writer.appendItem(words + schema.columnCount() + table, tableName);
        for (const ColumnId column : schema.columnsOf(id)) {
            const std::vector<int> name = idsOf(m_vocabulary->piecesOfText(schema.column(column).readableName));
            if (!writer.fits(name.size()) && writer.hasItems()) {
                writer.begin();
                writer.append(tableName);
            }
            writer.appendItem(words + index(column), name);
        }
    }
    return writer.finish();
}

InputChunk InputBuilder::earlierChunk(const std::vector<int>& question, int words, const EarlierItems& earlier) const
{
    InputChunk chunk{question, {}, {}};
    const auto longest = static_cast<size_t>(m_config.languageModel.longestText()) - 1;
    for (size_t i = 0; i < earlier.items.size(); ++i) {
        if (i > 0 && earlier.items[i].isQuery && !earlier.items[i - 1].isQuery)
            chunk.pieces.push_back(m_config.languageModel.sepId);
        const std::vector<int> pieces = idsOf(m_vocabulary->piecesOfText(earlier.items[i].text));
        const size_t begin = std::min(chunk.pieces.size(), longest - 1), room = longest - begin;
        chunk.pieces.insert(chunk.pieces.end(), pieces.begin(),
                            pieces.begin() + static_cast<std::ptrdiff_t>(std::min(room, pieces.size())));
        const Span span{static_cast<int>(begin), static_cast<int>(std::max(begin + 1, chunk.pieces.size()))};
        chunk.items.push_back({words + static_cast<int>(i), span});
    }
    chunk.pieces.push_back(m_config.languageModel.sepId);
    chunk.tokenTypes.assign(chunk.pieces.size(), 0);
    return chunk;
}

ModelInput InputBuilder::build(const PreparedQuestion& prepared, const Schema& schema) const
{
    ModelInput input;
    const Question& question = prepared.question;
    const std::vector<ValueCandidate>& values = prepared.values;
    const int words = static_cast<int>(question.words.size());
    const std::vector<int> pieces = questionPieces(question, input.wordPieces);
    input.chunks = chunksOf(pieces, words + prepared.earlier.count(), schema);
    if (!prepared.earlier.isEmpty())
        input.chunks.push_back(earlierChunk(pieces, words, prepared.earlier));
    for (const EarlierItem& item : prepared.earlier.items)
        input.earlierKinds.push_back(item.isQuery);
    const bool isComplete = !prepared.relations.kinds.empty();
    input.relations = isComplete ? prepared.relations : buildRelations(words, schema, prepared.links, m_config.relations, prepared.earlier);
    const Schema typed = typedByCells(schema, prepared.kinds);
    for (const Column& column : typed.columns()) {
        input.tableOfColumn.push_back(index(column.table));
        input.columnKind.push_back(static_cast<int>(column.type) + (column.isPrimaryKey ? kColumnKinds / 2 : 0));
    }
    input.values = inputValues(values, words);
    for (size_t i = 0; i < values.size() && m_config.valueTexts; ++i) {
        input.values[i].pieces = idsOf(m_vocabulary->piecesOfText(values[i].text));
        input.values[i].pieces.resize(std::min(input.values[i].pieces.size(), kMostTextPieces));
    }
    return input;
}

} // namespace ratatosk
