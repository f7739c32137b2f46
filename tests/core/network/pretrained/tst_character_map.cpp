// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/pretrained/bert_characters.h"

#include "core/english/text/subword_vocabulary.h"
#include "core/network/pretrained/sentencepiece_file.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace ratatosk;

class TestCharacterMap : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// sentencepiece itself says what it makes of each character: every one has a piece of its own.
    void sentencepieceReadsIt()
    {
        const Replacements replacements{{"A", "a"}, {"ab", "c"}, {"é", "e"}, {"ż", ""}, {"ÿ", "a"}};
        const SentencepieceFile file{{{"<unk>", 0, PieceKind::Unknown}, {"\u2581", 0}, {"a", 0}, {"b", 0}, {"c", 0}, {"e", 0}},
                                     Segmentation::MergedPairs,
                                     characterMap(replacements)};
        const QTemporaryDir folder;
        const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "vocabulary.model";
        std::ofstream(path, std::ios::binary) << sentencepieceBytes(file);
        const auto vocabulary = SubwordVocabulary::load(path);
        QVERIFY2(vocabulary, vocabulary ? "" : vocabulary.error().detail.c_str());
        QCOMPARE((*vocabulary)->piecesOf("Ab"), (std::vector<int>{1, 2, 3})); // replaced once: what comes of it is not read again
        QCOMPARE((*vocabulary)->piecesOf("bab"), (std::vector<int>{1, 3, 4}));
        QCOMPARE((*vocabulary)->piecesOf("éżÿ"), (std::vector<int>{1, 5, 2}));
        QCOMPARE((*vocabulary)->piecesOf("êb"), (std::vector<int>{1, 0, 3}));
        const auto pieces = readPieces(path);
        QVERIFY(pieces);
        QCOMPARE(pieces->size(), size_t{6});
        QCOMPARE(pieces->at(5).text, std::string("e"));
        QCOMPARE(pieces->front().kind, PieceKind::Unknown);
    }

    void nothingToReplaceIsNoMap() { QVERIFY(characterMap({}).empty()); }

    void damagedFilesAreRefused()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "spm.model";
        const std::string whole = sentencepieceBytes({{{"<unk>", 0, PieceKind::Unknown}, {"a", 0}}, Segmentation::MergedPairs, {}});
        for (const std::string& bytes : {std::string(), std::string("<html>"), whole.substr(0, whole.size() - 1)}) {
            std::ofstream(path, std::ios::binary) << bytes;
            const auto pieces = readPieces(path);
            QVERIFY(!pieces);
            QCOMPARE(pieces.error().code, ErrorCode::ModelInvalid);
        }
    }

    void bertsCharacters()
    {
        const Replacements all = bertReplacements({});
        const auto of = [&](const char* character) { return all.contains(character) ? all.at(character) : std::string(character); };
        QCOMPARE(of("Q"), std::string("q"));
        QCOMPARE(of("É"), std::string("e"));
        QCOMPARE(of("ñ"), std::string("n"));
        QCOMPARE(of("Ω"), std::string("ω"));
        QCOMPARE(of("ώ"), std::string("ω"));
        QCOMPARE(of("Й"), std::string("и"));
        QCOMPARE(of("ø"), std::string("ø"));
        QCOMPARE(of("\u0301"), std::string());
        QCOMPARE(of("\u200b"), std::string());
        QCOMPARE(of("字"), std::string("字"));
        QVERIFY(!bertReplacements({.lowerCase = false, .stripAccents = false}).contains("É"));
        QCOMPARE(bertReplacements({.lowerCase = true, .stripAccents = false}).at("É"), std::string("é"));
        QVERIFY(characterMap(all).size() < 100'000);
    }
};

RATATOSK_TEST(TestCharacterMap);
#include "tst_character_map.moc"
