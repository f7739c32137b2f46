// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/pack_writer.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace ratatosk;

/// Packs as lines of records: what is written is read again.
class TestPackWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesWhatIsRead();
    void gathersRecords();
    void failsWithoutAFolder();

private:
    QTemporaryDir m_folder;
};

void TestPackWriter::writesWhatIsRead()
{
    const std::vector<QueryRecord> records{{"inn", "plain", {"How many \"guests\"?", "gäste"}, "SELECT count(*) FROM guests"},
                                           {"mill", "", {"Mills?"}, "SELECT 'a\nb'"}};
    const std::filesystem::path file = m_folder.filePath("questions.jsonl").toStdString();
    QVERIFY(writeQueryRecords(file, records));
    const auto pack = readQuestionPack(file);
    QVERIFY2(pack, pack ? "" : pack.error().detail.c_str());
    QVERIFY(recordsAbout(*pack, "inn") == std::vector<QueryRecord>{records[0]});
    QVERIFY(recordsAbout(*pack, "mill") == std::vector<QueryRecord>{records[1]});
    QVERIFY(recordsAbout(*pack, "farm").empty());
}

void TestPackWriter::gathersRecords()
{
    QuestionPack pack;
    pack.questions = {{"inn", "A?", "SELECT 1", "plain", "careful", 0},
                      {"inn", "B?", "SELECT 1", "plain", "casual", 0},
                      {"mill", "C?", "SELECT 2", "", "", 1},
                      {"inn", "D?", "SELECT 1", "plain", "careful", 2}};
    QVERIFY(recordsAbout(pack, "inn")
            == (std::vector<QueryRecord>{{"inn", "plain", {"A?", "B?"}, "SELECT 1"}, {"inn", "plain", {"D?"}, "SELECT 1"}}));
}

void TestPackWriter::failsWithoutAFolder()
{
    QVERIFY(!writeQueryRecords(m_folder.filePath("missing/questions.jsonl").toStdString(), {}));
}

RATATOSK_TEST(TestPackWriter);
#include "tst_pack_writer.moc"
