// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/file_nature.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <fstream>
#include <random>

using namespace ratatosk;

class TestFileNature : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsFilesByTheirBeginning_data();
    void knowsFilesByTheirBeginning();
    void knowsADatabase();
    void knowsWhatCannotBeRead();

private:
    QTemporaryDir m_folder;
};

void TestFileNature::knowsFilesByTheirBeginning_data()
{
    std::mt19937 random(7);
    QByteArray noise;
    for (int byte = 0; byte < 8192; ++byte)
        noise += static_cast<char>(random() & 0xff);
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("nature");
    const auto row = [](const char* name, const QByteArray& bytes, FileNature nature) {
        QTest::newRow(name) << bytes << static_cast<int>(nature);
    };
    row("empty", {}, FileNature::Empty);
    row("text", "CREATE TABLE t(a);\n", FileNature::Text);
    row("text in German", "Hütten\n", FileNature::Text);
    row("archive", QByteArray("PK\x03\x04\x14", 5), FileNature::Archive);
    row("Parquet", QByteArray("PAR1\x15\x04", 6), FileNature::Columnar);
    row("Arrow", QByteArray("ARROW1\0\0", 8), FileNature::Columnar);
    row("picture", QByteArray("\x89PNG\r\n\x1a\n", 8), FileNature::Document);
    row("encrypted", noise, FileNature::Random);
    row("too short to tell", noise.left(100), FileNature::Other);
    row("zeros", QByteArray(8192, '\0'), FileNature::Other);
}

void TestFileNature::knowsFilesByTheirBeginning()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, nature);
    const auto file = std::filesystem::path(m_folder.path().toStdString()) / "file.db";
    std::ofstream(file, std::ios::binary) << std::string_view(bytes.constData(), static_cast<size_t>(bytes.size()));
    QCOMPARE(static_cast<int>(fileNature(file)), nature);
}

void TestFileNature::knowsADatabase()
{
    const ScratchDatabase database("CREATE TABLE t(a);");
    QCOMPARE(fileNature(database.file()), FileNature::Database);
}

void TestFileNature::knowsWhatCannotBeRead()
{
    QCOMPARE(fileNature("/nowhere/missing.db"), FileNature::Unreadable);
    QCOMPARE(fileNature("/tmp"), FileNature::Unreadable);
}

RATATOSK_TEST(TestFileNature);
#include "tst_file_nature.moc"
