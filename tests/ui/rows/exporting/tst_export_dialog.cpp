// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/exporting/export_dialog.h"

#include "tests/support/test_program.h"
#include "ui/base/wording/translation.h"
#include "ui/window/program_resources.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>

using namespace ratatosk;

class TestExportDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void saysHowManyRowsGoOut();
    void readsTheFormOffTheName();
};

void TestExportDialog::initTestCase()
{
    initialiseProgramResources();
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
}

void TestExportDialog::saysHowManyRowsGoOut()
{
    QVERIFY(exportTitle(63).startsWith(QLatin1String("Export 63 row")));
    QCOMPARE(exportTitle(-1), QStringLiteral("Export rows"));
}

void TestExportDialog::readsTheFormOffTheName()
{
    QVERIFY(formatOf(QStringLiteral("/tmp/a.XLSX")) == RowFormat::Xlsx);
    QVERIFY(!formatOf(QStringLiteral("/tmp/a.unknown")));
}

RATATOSK_WIDGET_TEST(TestExportDialog);
#include "tst_export_dialog.moc"
