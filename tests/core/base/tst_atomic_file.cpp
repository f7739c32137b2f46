// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/atomic_file.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>
#include <sys/stat.h>
#include <unistd.h>

using namespace ratatosk;

class TestAtomicFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void appearsOnlyWhenCommitted();
    void keepsTheOldFileUntilCommitted();
    void leavesNothingBehindWhenAbandoned();
    void refusesFoldersAndMissingFolders();
    void refusesReadOnlyFolders();
    void canBeReadByOthers();
    void keepsTheModeOfWhatItReplaces();

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    std::filesystem::path target() const { return std::filesystem::path(m_folder->path().toStdString()) / "file"; }
    QByteArray contents() const
    {
        QFile file(QString::fromStdString(target().string()));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    qsizetype filesInFolder() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size(); }
};

void TestAtomicFile::appearsOnlyWhenCommitted()
{
    auto file = AtomicFile::create(target());
    QVERIFY(file);
    QVERIFY(file->write("first "));
    QVERIFY(file->write("second"));
    QVERIFY(!std::filesystem::exists(target()));
    QVERIFY(file->commit());
    QCOMPARE(contents(), QByteArray("first second"));
    QCOMPARE(filesInFolder(), 1);
}

void TestAtomicFile::keepsTheOldFileUntilCommitted()
{
    QVERIFY(writeAtomically(target(), "old"));
    auto file = AtomicFile::create(target());
    QVERIFY(file);
    QVERIFY(file->write("new"));
    QCOMPARE(contents(), QByteArray("old"));
    QVERIFY(file->commit());
    QCOMPARE(contents(), QByteArray("new"));
}

void TestAtomicFile::leavesNothingBehindWhenAbandoned()
{
    {
        auto file = AtomicFile::create(target());
        QVERIFY(file);
        QVERIFY(file->write("lost"));
        const AtomicFile moved = *std::move(file);
        QCOMPARE(filesInFolder(), 1);
    }
    QCOMPARE(filesInFolder(), 0);
}

void TestAtomicFile::refusesFoldersAndMissingFolders()
{
    QCOMPARE(AtomicFile::create(m_folder->path().toStdString()).error().code, ErrorCode::FileIsDirectory);
    QCOMPARE(AtomicFile::create(target() / "deeper").error().code, ErrorCode::FileMissing);
    QCOMPARE(writeAtomically(target() / "deeper", "text").error().code, ErrorCode::IoError);
}

void TestAtomicFile::refusesReadOnlyFolders()
{
    if (::geteuid() == 0)
        QSKIP("root may write everywhere");
    std::filesystem::permissions(m_folder->path().toStdString(), std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
    const auto file = AtomicFile::create(target());
    std::filesystem::permissions(m_folder->path().toStdString(), std::filesystem::perms::owner_all);
    QVERIFY(!file);
    QCOMPARE(file.error().code, ErrorCode::PermissionDenied);
}

void TestAtomicFile::canBeReadByOthers()
{
    const mode_t before = ::umask(022);
    QVERIFY(writeAtomically(target(), "text"));
    ::umask(before);
    QCOMPARE(static_cast<unsigned>(std::filesystem::status(target()).permissions()), 0644u);
}

void TestAtomicFile::keepsTheModeOfWhatItReplaces()
{
    QVERIFY(writeAtomically(target(), "text"));
    for (const unsigned mode : {0600u, 0640u, 0444u, 0755u}) {
        std::filesystem::permissions(target(), static_cast<std::filesystem::perms>(mode));
        QVERIFY(writeAtomically(target(), "other text"));
        QCOMPARE(static_cast<unsigned>(std::filesystem::status(target()).permissions()), mode);
    }
}

RATATOSK_TEST(TestAtomicFile);
#include "tst_atomic_file.moc"
