// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/predictions_file.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace ratatosk;

class TestPredictionsFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsOneStatementPerLine();
    void readsWhatItWrote();
    void reportsWhatFails();

private:
    QTemporaryDir m_folder;
    std::filesystem::path m_file = std::filesystem::path(m_folder.path().toStdString()) / "predictions.sql";
};

void TestPredictionsFile::readsOneStatementPerLine()
{
    std::ofstream(m_file, std::ios::binary) << "SELECT 1\r\n\nSELECT 'ü'";
    const auto predictions = readPredictions(m_file);
    QVERIFY(predictions);
    QCOMPARE(*predictions, (std::vector<std::string>{"SELECT 1", "", "SELECT 'ü'"}));
}

void TestPredictionsFile::readsWhatItWrote()
{
    const std::vector<std::string> predictions{"SELECT a\nFROM t", "", "SELECT 2"};
    QVERIFY(writePredictions(m_file, predictions));
    QCOMPARE(*readPredictions(m_file), (std::vector<std::string>{"SELECT a FROM t", "", "SELECT 2"}));
    QVERIFY(writePredictions(m_file, {}));
    QVERIFY(readPredictions(m_file)->empty());
}

void TestPredictionsFile::reportsWhatFails()
{
    const auto missing = readPredictions(m_file.parent_path() / "none.sql");
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::FileMissing);
    const auto folder = readPredictions(m_file.parent_path());
    QVERIFY(!folder);
    QCOMPARE(folder.error().code, ErrorCode::IoError);
    QCOMPARE(writePredictions(m_file.parent_path() / "none/predictions.sql", {}).error().code, ErrorCode::IoError);
}

RATATOSK_TEST(TestPredictionsFile);
#include "tst_predictions_file.moc"
