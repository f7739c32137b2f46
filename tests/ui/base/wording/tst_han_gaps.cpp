// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/han_gaps.h"

#include "core/answer/explaining/query_steps.h"
#include "core/files/opening/database_browser.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "ui/base/queries/step_text.h"
#include "ui/base/wording/translation.h"
#include "ui/window/program_resources.h"

#include <QDate>
#include <QTest>
#include <QTranslator>

using namespace ratatosk;

class TestHanGaps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initialiseProgramResources(); }
    void cleanup() { qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>()); }
    void areClosed_data();
    void areClosed();
    void readsWellInEachLanguage_data();
    void readsWellInEachLanguage();
};

void TestHanGaps::areClosed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("closed");
    QTest::newRow("between characters") << QStringLiteral("按 年份 排序") << QStringLiteral("按年份排序");
    QTest::newRow("beside letters and digits") << QStringLiteral("name 为 5") << QStringLiteral("name 为 5");
    QTest::newRow("before marks") << QStringLiteral("去年 （2025） 的行") << QStringLiteral("去年（2025）的行");
    QTest::newRow("a cell") << QStringLiteral("name 为 “王 小明” 的 行") << QStringLiteral("name 为“王 小明”的行");
    QTest::newRow("no Chinese") << QStringLiteral("keep those (2025) “as is”") << QStringLiteral("keep those (2025) “as is”");
}

void TestHanGaps::areClosed()
{
    QFETCH(QString, text);
    QTEST(closeHanGaps(text), "closed");
}

void TestHanGaps::readsWellInEachLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    const QString year = QString::number(QDate::currentDate().year() - 1);
    QTest::newRow("German") << "de_DE"
                            << QStringLiteral("Die Zeilen behalten, bei denen das Jahr von born gleich %1 (letztes Jahr) ist.").arg(year);
    QTest::newRow("Chinese") << "zh_CN" << QStringLiteral("保留满足以下条件的行：born的年份为去年（%1）。").arg(year);
}

void TestHanGaps::readsWellInEachLanguage()
{
    QFETCH(QString, language);
    installTranslations(*QCoreApplication::instance(), QLocale(language));
    const ScratchDatabase database("CREATE TABLE dogs (id INTEGER PRIMARY KEY, born TEXT);");
    const Schema schema = (*DatabaseBrowser::open(database.file()))->schema();
    const auto explanation = explainQuery("SELECT id FROM dogs WHERE strftime('%Y', born) = strftime('%Y', 'now', '-1 year')", schema);
    QTEST(stepText(*explanation, explanation->steps[1], schema), "text");
}

RATATOSK_TEST(TestHanGaps);
#include "tst_han_gaps.moc"
