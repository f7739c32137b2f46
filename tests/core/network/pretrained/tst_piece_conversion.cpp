// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/pretrained/piece_conversion.h"

#include "core/english/text/subword_vocabulary.h"
#include "tests/support/data_packs.h"
#include "tests/support/plain_segmentation.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

#include <fstream>
#include <set>

using namespace ratatosk;
using namespace ratatosk::test;

namespace {

using Vocabulary = std::shared_ptr<const SubwordVocabulary>;

/// As sentencepiece reads it.
Vocabulary opened(const SentencepieceFile& model)
{
    const QTemporaryDir folder;
    const std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "vocabulary.model";
    std::ofstream(file, std::ios::binary) << sentencepieceBytes(model);
    const auto vocabulary = SubwordVocabulary::load(file);
    if (!vocabulary)
        qWarning("%s", vocabulary.error().detail.c_str());
    return vocabulary ? *vocabulary : nullptr;
}

/// The model's own pieces in WordPiece's spelling: what it was made from.
TokenList wordPieces()
{
    TokenList tokens;
    const auto pieces = readPieces(RATATOSK_SOURCE_DIR "/models/ratatosk/vocabulary.model");
    for (const VocabularyPiece& piece : *pieces) {
        const bool isText = piece.kind == PieceKind::Normal || piece.kind == PieceKind::Whole;
        const bool begins = piece.text.starts_with(kWordMark);
        tokens.push_back(!isText ? piece.text : begins ? piece.text.substr(3) : "##" + piece.text);
    }
    return tokens;
}

std::vector<std::string> questionsIn(const char* file)
{
    std::ifstream stream(spiderFolder() / file);
    std::vector<std::string> questions;
    if (stream)
        for (const auto& example : nlohmann::json::parse(stream))
            questions.push_back(example["question"]);
    return questions;
}

/// Between white space.
std::vector<std::string> wordsIn(const std::vector<std::string>& questions)
{
    std::vector<std::string> words;
    for (const std::string& question : questions)
        for (const QString& word : QString::fromStdString(question).simplified().split(' '))
            words.push_back(word.toStdString());
    return words;
}

bool isOfLetters(const std::string& word)
{
    return std::ranges::all_of(word, [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
}

bool isAscii(const std::string& word)
{
    return std::ranges::all_of(word, [](char c) { return static_cast<unsigned char>(c) < 128; });
}

/// "▁the ▁sing er" of small words, by counting neighbours.
TokenMerges learntMerges(const std::vector<std::string>& words, int count)
{
    std::map<std::string, int> counts;
    for (const std::string& word : words)
        if (isAscii(word))
            for (const std::string& part : PlainBytePairs::partsOf(word))
                ++counts[part];
    std::vector<std::pair<std::vector<std::string>, int>> cut;
    for (const auto& [part, times] : counts)
        if (times > 1)
            cut.emplace_back(PlainBytePairs::charactersOf(part), times);
    TokenMerges merges;
    while (static_cast<int>(merges.size()) < count) {
        std::map<std::pair<std::string_view, std::string_view>, int> pairs;
        for (const auto& [pieces, times] : cut)
            for (size_t i = 0; i + 1 < pieces.size(); ++i)
                pairs[{pieces[i], pieces[i + 1]}] += times;
        if (pairs.empty())
            break;
        const auto best = std::ranges::max_element(pairs, {}, [](const auto& pair) { return pair.second; });
        merges.emplace_back(best->first.first, best->first.second);
        for (auto& [pieces, times] : cut)
            for (size_t i = 0; i + 1 < pieces.size(); ++i)
                if (pieces[i] == merges.back().first && pieces[i + 1] == merges.back().second) {
                    pieces[i] += pieces[i + 1];
                    pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(i) + 1);
                }
    }
    return merges;
}

/// RoBERTa's order: special pieces, the bytes, what the pairs make.
TokenList byteTokens(const TokenMerges& merges)
{
    TokenList tokens{"<s>", "<pad>", "</s>", "<unk>"};
    for (char32_t character = '!'; character < 0x144; ++character) {
        const std::string token = QString::fromUcs4(&character, 1).toStdString();
        if (!bytesOfToken(token).empty())
            tokens.push_back(token);
    }
    std::set<std::string> known(tokens.begin(), tokens.end());
    for (const auto& [left, right] : merges)
        if (known.insert(left + right).second)
            tokens.push_back(left + right);
    tokens.push_back("<mask>");
    return tokens;
}

double share(int part, int whole)
{
    return whole > 0 ? 100.0 * part / whole : 0;
}

} // namespace

class TestPieceConversion : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void takesTheLongestPieceFirst_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QVector<int>>("ids");
        // 0 [PAD] 1 [UNK] 2 [CLS] 3 [SEP] 4 [MASK] 5 sing 6 singer 7 ##er 8 ##ers 9 ##s 10 s 11 ##i 12 e 13 ? 14 unused 15 ##ing
        QTest::newRow("a whole word") << "singer" << QVector<int>{6};
        QTest::newRow("the longest beginning") << "singers" << QVector<int>{6, 9};
        QTest::newRow("not the fewest pieces") << "singerser" << QVector<int>{6, 9, 7};
        QTest::newRow("capitals and accents") << QString::fromUtf8("SÍNGÉR") << QVector<int>{6};
        QTest::newRow("an accent of its own") << QString::fromUtf8("si\u0301nger") << QVector<int>{6};
        QTest::newRow("goes on") << "sing" << QVector<int>{5};
        QTest::newRow("two words") << "sing? e" << QVector<int>{5, 13, 12};
        QTest::newRow("a piece that only goes on") << "ing" << QVector<int>{1, 15};
        QTest::newRow("nothing") << QString::fromUtf8("字") << QVector<int>{1};
    }

    void takesTheLongestPieceFirst()
    {
        QFETCH(QString, word);
        QFETCH(QVector<int>, ids);
        const TokenList tokens{"[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "sing", "singer",    "##er",
                               "##ers", "##s",   "s",     "##i",   "e",      "?",    "[unused0]", "##ing"};
        const Vocabulary vocabulary = opened(fromWordPieces(tokens, {}));
        QVERIFY(vocabulary);
        QCOMPARE(vocabulary->size(), static_cast<int>(tokens.size()));
        QCOMPARE(vocabulary->unknown(), 1);
        const std::vector<int> found = vocabulary->piecesOf(word.toStdString());
        QCOMPARE(QVector<int>(found.begin(), found.end()), ids);
    }

    void capitalsMayStay()
    {
        const TokenList tokens{"[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "Singer", "singer", "é"};
        const Vocabulary vocabulary = opened(fromWordPieces(tokens, {.lowerCase = false, .stripAccents = false}));
        QVERIFY(vocabulary);
        QCOMPARE(vocabulary->piecesOf("Singer"), std::vector<int>{5});
        QCOMPARE(vocabulary->piecesOf("singer"), std::vector<int>{6});
        QCOMPARE(vocabulary->piecesOf("é"), std::vector<int>{7});
        const Vocabulary bare = opened(fromWordPieces({"[UNK]", "E", "e", "Ä"}, {.lowerCase = false, .stripAccents = true}));
        QCOMPARE(bare->piecesOf("É"), std::vector<int>{1});
        QCOMPARE(bare->piecesOf("é"), std::vector<int>{2});
    }

    /// Of Spider's questions, word by word, as the release's own way of cutting has it.
    void cutsQuestionsAsWordPieceDoes()
    {
        const std::vector<std::string> words = wordsIn(questionsIn("dev.json"));
        if (words.empty())
            QSKIP("Spider's data pack is absent.");
        const TokenList tokens = wordPieces();
        const PlainWordPieces plain(tokens);
        const Vocabulary vocabulary = opened(fromWordPieces(tokens, {}));
        QVERIFY(vocabulary);
        int alike = 0;
        for (const std::string& word : words) {
            const bool same = vocabulary->piecesOf(word) == plain.idsOf(QString::fromStdString(word));
            alike += same;
            if (!same)
                qInfo("cut otherwise: %s", word.c_str());
        }
        qInfo("%d of %zu words of Spider's dev questions are cut alike: %.3f %%", alike, words.size(),
              share(alike, static_cast<int>(words.size())));
        QVERIFY(share(alike, static_cast<int>(words.size())) > 99.9);
    }

    void joinsThePairsInTheirOrder()
    {
        const TokenMerges merges{{"i", "n"}, {"\u0120", "s"}, {"in", "g"}, {"\u0120s", "ing"}, {"e", "r"}, {"Ã", "©"}};
        const TokenList tokens = byteTokens(merges);
        const PlainBytePairs plain(tokens, merges);
        const Vocabulary vocabulary = opened(fromBytePairs(tokens, merges));
        QVERIFY(vocabulary);
        QCOMPARE(vocabulary->size(), static_cast<int>(tokens.size()));
        QCOMPARE(vocabulary->unknown(), 3);
        for (const char* word : {"singer", "sing", "rings", "is", "s"})
            QCOMPARE(vocabulary->piecesOf(word), plain.idsOf(word));
        QVERIFY(vocabulary->piecesOf("é").back() != 3); // two bytes, one piece
        QCOMPARE(vocabulary->piecesOf("字").back(), 3);
    }

    /// Pairs are learnt from Spider's training questions, and the dev part's are cut.
    void cutsQuestionsAsBytePairsDo()
    {
        const std::vector<std::string> words = wordsIn(questionsIn("dev.json"));
        if (words.empty())
            QSKIP("Spider's data pack is absent.");
        const TokenMerges merges = learntMerges(wordsIn(questionsIn("train_spider.json")), 1000);
        const TokenList tokens = byteTokens(merges);
        const PlainBytePairs plain(tokens, merges);
        const Vocabulary vocabulary = opened(fromBytePairs(tokens, merges));
        QVERIFY(vocabulary);
        int all = 0, alike = 0, plainWords = 0, plainAlike = 0;
        for (const std::string& word : words) {
            if (!isAscii(word))
                continue;
            const bool same = vocabulary->piecesOf(word) == plain.idsOf(word);
            ++all;
            alike += same;
            plainWords += isOfLetters(word);
            plainAlike += same && isOfLetters(word);
        }
        qInfo("cut alike: %.2f %% of %d words, %.2f %% of the %d that are letters alone", share(alike, all), all,
              share(plainAlike, plainWords), plainWords);
        QVERIFY(share(plainAlike, plainWords) > 99.0);
        QVERIFY(share(alike, all) > 80.0); // a mark behind a word is cut as if a space stood before it
    }

    void tokensStandForBytes()
    {
        QCOMPARE(bytesOfToken("\u0120the"), std::string(" the"));
        QCOMPARE(bytesOfToken("Ã©"), std::string("é"));
        QCOMPARE(bytesOfToken("字"), std::string());
    }

    /// Vocabularies hold what they like: nothing twice, nothing empty reaches sentencepiece.
    void oddTokensKeepTheirPlaces()
    {
        const TokenList tokens{"[UNK]", "", "a", "##", "a", "[UNK]", "\xFF", "\u2581", "##\u2581b", "b"};
        const Vocabulary vocabulary = opened(fromWordPieces(tokens, {}));
        QVERIFY(vocabulary);
        QCOMPARE(vocabulary->size(), 10);
        QCOMPARE(vocabulary->piecesOf("a"), std::vector<int>{2});
        const SentencepieceFile zero = fromBytePairs({"<unk>", "\u0100", "\u0120"}, {});
        for (const VocabularyPiece& piece : zero.pieces)
            QVERIFY(piece.text.find('\0') == std::string::npos);
        const Vocabulary unnamed = opened(fromWordPieces({"a", "b"}, {}));
        QVERIFY(unnamed);
        QCOMPARE(unnamed->size(), 3);
    }
};

RATATOSK_TEST(TestPieceConversion);
#include "tst_piece_conversion.moc"
