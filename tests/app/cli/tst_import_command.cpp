// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

/// The command's words and exit codes; what an import does is tested in core/network/pretrained.
class TestImportCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void saysWhatItMade();
    void failsWithOneSentence_data();
    void failsWithOneSentence();
    void needsAnOutput();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    Program m_program{"ratatosk-cli"};

    QString published() const { return m_folder->filePath("published"); }
    QString ours() const { return m_folder->filePath("ours"); }

    void write(const QString& name, const QByteArray& content) const
    {
        QDir().mkpath(published());
        QFile file(published() + "/" + name);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(content);
    }
    /// A BERT without layers: words, positions, types and a norm.
    void writeModel() const;
};

namespace {

/// Zeros of these shapes, four bytes each.
QByteArray zeros(const QList<QPair<QString, QList<int>>>& tensors)
{
    QJsonObject header;
    int at = 0;
    for (const auto& [name, shape] : tensors) {
        int bytes = 4;
        QJsonArray sizes;
        for (const int size : shape) {
            bytes *= size;
            sizes.append(size);
        }
        header[name] = QJsonObject{{"dtype", "F32"}, {"shape", sizes}, {"data_offsets", QJsonArray{at, at + bytes}}};
        at += bytes;
    }
    const QByteArray text = QJsonDocument(header).toJson(QJsonDocument::Compact);
    QByteArray length(8, '\0');
    for (int byte = 0; byte < 4; ++byte)
        length[byte] = static_cast<char>(text.size() >> (8 * byte) & 0xff);
    return length + text + QByteArray(at, '\0');
}

} // namespace

void TestImportCommand::writeModel() const
{
    write("config.json", R"({"model_type": "bert", "hidden_size": 8, "intermediate_size": 8, "num_hidden_layers": 0,
        "num_attention_heads": 2, "hidden_act": "gelu", "layer_norm_eps": 1e-12, "max_position_embeddings": 20, "type_vocab_size": 2,
        "vocab_size": 6})");
    write("vocab.txt", "[PAD]\n[UNK]\n[CLS]\n[SEP]\n[MASK]\nsinger\n");
    write("LICENSE", "terms");
    write("model.safetensors",
          zeros({{"embeddings.word_embeddings.weight", {6, 8}},
                 {"embeddings.position_embeddings.weight", {20, 8}},
                 {"embeddings.token_type_embeddings.weight", {2, 8}},
                 {"embeddings.LayerNorm.weight", {8}},
                 {"embeddings.LayerNorm.bias", {8}}}));
}

void TestImportCommand::initTestCase()
{
    if (!QFile::exists(RATATOSK_BINARY_DIR "/lib/libratatosk_engine.so"))
        QSKIP("this build has no LibTorch");
}

void TestImportCommand::saysWhatItMade()
{
    writeModel();
    const Outcome outcome = m_program.run({"import", published(), "--output", ours(), "--threads", "1"});
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    QVERIFY2(outcome.output.contains("bert, 0 layers of 8 with 2 heads, 0.0 M parameters"), outcome.output);
    QVERIFY2(outcome.output.contains("a text of 130 pieces takes"), outcome.output);
    QVERIFY2(outcome.output.contains("6 pieces, from WordPiece"), outcome.output);
    for (const char* file : {"config.json", "weights.safetensors", "vocabulary.model", "LICENSE"})
        QVERIFY2(QFile::exists(ours() + "/" + file), file);
}

void TestImportCommand::failsWithOneSentence_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("named");
    QTest::newRow("a missing file") << "vocab.txt" << QByteArray() << "no vocabulary";
    QTest::newRow("an unknown architecture") << "config.json" << QByteArray(R"({"model_type": "gpt2"})") << "'gpt2'";
    QTest::newRow("a wrong shape") << "model.safetensors" << zeros({{"embeddings.word_embeddings.weight", {6, 4}}}) << "embeddings";
    QTest::newRow("a damaged header") << "model.safetensors" << QByteArray("weights") << "model.safetensors";
}

/// 5: the model is not one that can be used.
void TestImportCommand::failsWithOneSentence()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, content);
    QFETCH(QString, named);
    writeModel();
    if (content.isEmpty())
        QFile::remove(published() + "/" + file);
    else
        write(file, content);
    const Outcome outcome = m_program.run({"import", published(), "--output", ours()});
    QCOMPARE(outcome.exitCode, 5);
    QVERIFY2(outcome.errors.contains(named.toUtf8()), outcome.errors);
    QCOMPARE(outcome.errors.count('\n'), 1);
    QVERIFY(outcome.errors.endsWith(".\n"));
    QVERIFY(!QFile::exists(ours()));
}

/// 2: the command was not meant like that.
void TestImportCommand::needsAnOutput()
{
    writeModel();
    QCOMPARE(m_program.run({"import", published()}).exitCode, 2);
    const Outcome used = m_program.run({"import", published(), "--output", published()});
    QCOMPARE(used.exitCode, 2);
    QVERIFY2(used.errors.contains("is in use"), used.errors);
    QCOMPARE(m_program.run({"import", m_folder->filePath("nothing"), "--output", ours()}).exitCode, 5);
}

RATATOSK_TEST(TestImportCommand);
#include "tst_import_command.moc"
