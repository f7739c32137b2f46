// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/spider_writer.h"

#include "core/questions/dataset/spider_reader.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace ratatosk;

class TestSpiderWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesWhatTheReaderReads();
    void writesARecordALine();
    void reportsWhatCannotBeWritten();
};

void TestSpiderWriter::writesWhatTheReaderReads()
{
    const std::vector<Example> examples{{"pets", "Who owns \"Rex\"?", "SELECT name FROM owner\nWHERE pet = 'Rex'"},
                                        {"zoo", "Où?", "SELECT 1"}};
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("made.json").toStdString();
    QVERIFY(writeSpiderExamples(file, examples));
    const auto read = readSpiderExamples(file);
    QVERIFY(read);
    QCOMPARE(*read, examples);
}

void TestSpiderWriter::writesARecordALine()
{
    QCOMPARE(spiderText({}), std::string("[\n]\n"));
    QCOMPARE(spiderText({{"a", "b", "c"}, {"d", "e", "f"}}),
             std::string("[\n{\"db_id\":\"a\",\"question\":\"b\",\"query\":\"c\"},\n"
                         "{\"db_id\":\"d\",\"question\":\"e\",\"query\":\"f\"}\n]\n"));
}

void TestSpiderWriter::reportsWhatCannotBeWritten()
{
    const auto written = writeSpiderExamples("/proc/none/made.json", {});
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::IoError);
}

RATATOSK_TEST(TestSpiderWriter);
#include "tst_spider_writer.moc"
