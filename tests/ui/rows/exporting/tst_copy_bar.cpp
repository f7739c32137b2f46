// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/database_browser.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "ui/rows/exporting/copy_bar.h"

#include <QApplication>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace ratatosk;

class TestCopyBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesACopy();
    void saysHowFarItIs();
    void leavesNothingWhenStopped();
    void saysWhyNothingWasWritten();
    void oneCopyIsNotReplacedByAnother();

private:
    static QString text(const CopyBar& bar) { return bar.findChild<QLabel*>(QStringLiteral("taskText"))->text(); }
    static QString nameOf(const ScratchDatabase& database) { return QString::fromStdString(database.file().string()); }
    QString target(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    ScratchDatabase m_small{"CREATE TABLE t(x); INSERT INTO t VALUES (1);"};
    /// 120 MB: some hundred steps of a copy.
    ScratchDatabase m_large{"CREATE TABLE t(x); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120) "
                            "INSERT INTO t SELECT zeroblob(1000000) FROM n;"};
};

void TestCopyBar::writesACopy()
{
    CopyBar bar;
    QVERIFY(bar.isHidden());
    bar.start(nameOf(m_small), target("copy.db"));
    QVERIFY(bar.isUnderWay());
    QTRY_VERIFY(!bar.isUnderWay());
    QVERIFY2(text(bar).contains(target("copy.db")), qPrintable(text(bar)));
    const auto copy = DatabaseBrowser::open(target("copy.db").toStdString());
    QVERIFY(copy);
    QCOMPARE((*copy)->run("SELECT count(*) FROM t", 1)->rows.size(), size_t(1));
    QTest::mouseClick(bar.findChild<QPushButton*>(), Qt::LeftButton);
    QVERIFY(bar.isHidden());
}

void TestCopyBar::saysHowFarItIs()
{
    CopyBar bar;
    auto* progress = bar.findChild<QProgressBar*>();
    int seen = 0;
    connect(progress, &QProgressBar::valueChanged, this, [&](int value) { seen += value > 0 && value < 100; });
    bar.start(nameOf(m_large), target("large.db"));
    QTRY_VERIFY_WITH_TIMEOUT(!bar.isUnderWay(), 60'000);
    QVERIFY(seen > 3);
}

void TestCopyBar::leavesNothingWhenStopped()
{
    CopyBar bar;
    auto* progress = bar.findChild<QProgressBar*>();
    bar.start(nameOf(m_large), target("stopped.db"));
    QTRY_VERIFY_WITH_TIMEOUT(progress->value() > 0 || !bar.isUnderWay(), 60'000);
    QVERIFY(bar.isUnderWay());
    QTest::mouseClick(bar.findChild<QPushButton*>(), Qt::LeftButton);
    QVERIFY(!bar.isUnderWay());
    QVERIFY(!bar.isHidden());
    const QString mentioned = text(bar);
    QTest::qWait(300);
    QCOMPARE(text(bar), mentioned); // nothing comes after it
    QVERIFY(!QFileInfo::exists(target("stopped.db")));
}

void TestCopyBar::saysWhyNothingWasWritten()
{
    CopyBar bar;
    bar.start(nameOf(m_small), QStringLiteral("/nowhere/copy.db"));
    QTRY_VERIFY(!bar.isUnderWay());
    QVERIFY2(text(bar).contains(QStringLiteral("/nowhere")), qPrintable(text(bar)));
}

void TestCopyBar::oneCopyIsNotReplacedByAnother()
{
    CopyBar bar;
    bar.start(nameOf(m_large), target("first.db"));
    bar.start(nameOf(m_small), target("second.db"));
    QTRY_VERIFY_WITH_TIMEOUT(!bar.isUnderWay(), 60'000);
    QVERIFY(QFileInfo::exists(target("first.db")));
    QVERIFY(!QFileInfo::exists(target("second.db")));
}

RATATOSK_WIDGET_TEST(TestCopyBar);
#include "tst_copy_bar.moc"
