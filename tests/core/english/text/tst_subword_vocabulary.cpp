// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/text/subword_vocabulary.h"

#include "tests/support/data_packs.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

#include <atomic>
#include <fstream>
#include <thread>

using namespace ratatosk;

class TestSubwordVocabulary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void saysWhatIsWrong();
    void givesTheReferencePieces_data();
    void givesTheReferencePieces();
    void neverGivesNothing_data();
    void neverGivesNothing();
    void servesManyThreads();

private:
    std::shared_ptr<const SubwordVocabulary> m_vocabulary; ///< null where the data pack is absent
};

static std::filesystem::path pack()
{
    return dataPacks() / "language-model";
}

void TestSubwordVocabulary::initTestCase()
{
    if (const auto loaded = SubwordVocabulary::load(pack() / "vocabulary.model"))
        m_vocabulary = *loaded;
}

void TestSubwordVocabulary::saysWhatIsWrong()
{
    const auto missing = SubwordVocabulary::load("/nonexistent/vocabulary.model");
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::FileMissing);

    const QTemporaryDir folder;
    const std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "broken.model";
    std::ofstream(file) << "this is no vocabulary";
    const auto broken = SubwordVocabulary::load(file);
    QVERIFY(!broken);
    QCOMPARE(broken.error().code, ErrorCode::ModelInvalid);
}

void TestSubwordVocabulary::givesTheReferencePieces_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QVector<int>>("ids");
    std::ifstream lines(pack() / "reference.jsonl");
    if (!lines)
        QSKIP("The language model's data pack is absent.");
    for (std::string line; std::getline(lines, line);) {
        const auto record = nlohmann::json::parse(line);
        const auto ids = record["ids"].get<std::vector<int>>(); // with [CLS] and [SEP]
        const auto text = QString::fromStdString(record["text"]);
        QTest::newRow(qPrintable(text)) << text << QVector<int>(ids.begin() + 1, ids.end() - 1);
    }
}

void TestSubwordVocabulary::givesTheReferencePieces()
{
    QFETCH(QString, text);
    QFETCH(QVector<int>, ids);
    QVERIFY(m_vocabulary);
    for (int time = 0; time < 2; ++time) { // the second time from the cache
        const std::vector<int> pieces = m_vocabulary->piecesOfText(text.toStdString());
        QCOMPARE(QVector<int>(pieces.begin(), pieces.end()), ids);
    }
}

void TestSubwordVocabulary::neverGivesNothing_data()
{
    QTest::addColumn<QByteArray>("word");

    QTest::newRow("empty") << QByteArray();
    QTest::newRow("separators") << QByteArray(" _ ");
    QTest::newRow("emoji") << QByteArray("😀");
    QTest::newRow("not UTF-8") << QByteArray("\xFF\xFE");
    QTest::newRow("zero byte") << QByteArray("a\0b", 3);
    QTest::newRow("grows when normalised") << QByteArray("\xEF\xB7\xBA"); // U+FDFA
    QTest::newRow("long") << QByteArray(3000, 'z');
}

void TestSubwordVocabulary::neverGivesNothing()
{
    QFETCH(QByteArray, word);
    if (!m_vocabulary)
        QSKIP("The language model's data pack is absent.");
    const std::vector<int> pieces = m_vocabulary->piecesOf(word.toStdString());
    QVERIFY(!pieces.empty());
    for (const int piece : pieces)
        QVERIFY(piece >= 0 && piece < m_vocabulary->size());
    if (word.isEmpty())
        QCOMPARE(pieces, std::vector<int>{m_vocabulary->unknown()});
}

void TestSubwordVocabulary::servesManyThreads()
{
    if (!m_vocabulary)
        QSKIP("The language model's data pack is absent.");
    const std::vector<int> expected = m_vocabulary->piecesOf("emp_id");
    std::vector<std::jthread> threads;
    std::atomic<int> wrong = 0;
    for (int thread = 0; thread < 4; ++thread) {
        threads.emplace_back([&, thread] {
            for (int word = 0; word < 500; ++word) {
                m_vocabulary->piecesOf("word" + std::to_string(word * (thread + 1)));
                wrong += m_vocabulary->piecesOf("emp_id") != expected;
            }
        });
    }
    threads.clear();
    QCOMPARE(wrong.load(), 0);
}

RATATOSK_TEST(TestSubwordVocabulary);
#include "tst_subword_vocabulary.moc"
