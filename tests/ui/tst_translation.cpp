// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/error_text.h"
#include "ui/program_resources.h"
#include "ui/translation.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QTest>
#include <QTranslator>

class TestTranslation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initialiseProgramResources(); }
    void cleanup();
    void speaksGerman();
    void hasEnglishPlurals();
    void staysEnglishInOtherLanguages();
    void leavesNothingUntranslated();

private:
    void use(const QString& locale) { installTranslations(*QCoreApplication::instance(), QLocale(locale)); }
    static QString rows(int count) { return QCoreApplication::translate("ResultPanel", "%n row(s)", nullptr, count); }
};

void TestTranslation::cleanup()
{
    qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
}

void TestTranslation::speaksGerman()
{
    use(QStringLiteral("de_DE"));
    QVERIFY(errorText({ratatosk::ErrorCode::FileMissing, {}}).contains(QLatin1String("nicht mehr da")));
    QCOMPARE(rows(1), QStringLiteral("1 Zeile"));
    QCOMPARE(rows(2), QStringLiteral("2 Zeilen"));
}

void TestTranslation::hasEnglishPlurals()
{
    use(QStringLiteral("en_GB"));
    QCOMPARE(rows(1), QStringLiteral("1 row"));
    QCOMPARE(rows(0), QStringLiteral("0 rows"));
}

void TestTranslation::staysEnglishInOtherLanguages()
{
    use(QStringLiteral("fi_FI"));
    QVERIFY(errorText({ratatosk::ErrorCode::FileMissing, {}}).contains(QLatin1String("no longer there")));
    QCOMPARE(rows(3), QStringLiteral("3 rows"));
}

/// lupdate marks what is new as unfinished.
void TestTranslation::leavesNothingUntranslated()
{
    QFile file(QStringLiteral(RATATOSK_SOURCE_DIR "/translations/ratatosk_de.ts"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.count("<message") > 300);
    QCOMPARE(text.count("type=\"unfinished\""), 0);
    QCOMPARE(text.count("<translation></translation>"), 0);
}

QTEST_GUILESS_MAIN(TestTranslation)
#include "tst_translation.moc"
