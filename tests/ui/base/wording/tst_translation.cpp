// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/wording/error_text.h"
#include "ui/base/wording/translation.h"
#include "ui/window/program_resources.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

class TestTranslation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initialiseProgramResources(); }
    void cleanup();
    void speaksGerman();
    void speaksChinese();
    void hasEnglishPlurals();
    void staysEnglishInOtherLanguages();
    void writesNumbersInTheLanguageChosen();
    void leavesNothingUntranslated_data() { addLanguages(); }
    void leavesNothingUntranslated();
    void keepsWhatIsFilledIn_data() { addLanguages(); }
    void keepsWhatIsFilledIn();

private:
    void use(const QString& locale) { installTranslations(*QCoreApplication::instance(), QLocale(locale)); }
    static void addLanguages();
    static QByteArray textOf(const QString& language);
    static QStringList countedTexts(const QString& language);
    static QString rows(int count) { return QCoreApplication::translate("RowsSummary", "%Ln row(s)", nullptr, count); }
};

void TestTranslation::cleanup()
{
    qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
}

void TestTranslation::speaksGerman()
{
    use(QStringLiteral("de_DE"));
    QVERIFY(errorText({ratatosk::ErrorCode::FileMissing, {}}).contains(QLatin1String("gibt es nicht")));
    QCOMPARE(rows(1), QStringLiteral("1 Zeile"));
    QCOMPARE(rows(2), QStringLiteral("2 Zeilen"));
}

void TestTranslation::speaksChinese()
{
    use(QStringLiteral("zh_CN"));
    QVERIFY(errorText({ratatosk::ErrorCode::FileMissing, {}}).contains(QStringLiteral("没有这样的文件")));
    QCOMPARE(rows(1), QStringLiteral("1 行"));
    QCOMPARE(rows(2), QStringLiteral("2 行"));
}

void TestTranslation::hasEnglishPlurals()
{
    use(QStringLiteral("en_GB"));
    QCOMPARE(rows(1), QStringLiteral("1 row"));
    QCOMPARE(rows(0), QStringLiteral("0 rows"));
    QCOMPARE(countedTexts(QStringLiteral("en")), countedTexts(QStringLiteral("de"))); // in which lupdate has put all there are
}

void TestTranslation::staysEnglishInOtherLanguages()
{
    use(QStringLiteral("fi_FI"));
    QVERIFY(errorText({ratatosk::ErrorCode::FileMissing, {}}).contains(QLatin1String("does not exist")));
    QCOMPARE(rows(3), QStringLiteral("3 rows"));
}

void TestTranslation::writesNumbersInTheLanguageChosen()
{
    const QLocale before;
    speak(*QCoreApplication::instance(), QStringLiteral("de"));
    const QString german = QLocale().toString(4090);
    speak(*QCoreApplication::instance(), QString());
    const QLocale desktops;
    QLocale::setDefault(before);
    QCOMPARE(german, QStringLiteral("4.090"));
    QCOMPARE(desktops, QLocale::system());
}

void TestTranslation::addLanguages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("German") << "de";
    QTest::newRow("Simplified Chinese") << "zh_CN";
}

QByteArray TestTranslation::textOf(const QString& language)
{
    QFile file(QStringLiteral(RATATOSK_SOURCE_DIR "/translations/ratatosk_%1.ts").arg(language));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// lupdate marks what is new as unfinished; what it never saw is missing in one language and not in the other.
/// Those that cannot be read as they are written in the code, each with what it is part of.
QStringList TestTranslation::countedTexts(const QString& language)
{
    QXmlStreamReader file(textOf(language));
    QStringList texts;
    QString context;
    bool isCounted = false;
    while (!file.atEnd()) {
        if (file.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (file.name() == QLatin1String("name"))
            context = file.readElementText();
        else if (file.name() == QLatin1String("message"))
            isCounted = file.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
        else if (isCounted && file.name() == QLatin1String("source"))
            texts << context + QStringLiteral(": ") + file.readElementText();
    }
    texts.removeIf([](const QString& text) { return !text.contains(QLatin1String("(s)")); });
    texts.sort();
    return texts;
}

void TestTranslation::leavesNothingUntranslated()
{
    QFETCH(QString, language);
    const QByteArray text = textOf(language);
    QVERIFY(text.count("<message") > 300);
    QCOMPARE(text.count("<message"), textOf(QStringLiteral("de")).count("<message"));
    QCOMPARE(text.count("type=\"unfinished\""), 0);
    QCOMPARE(text.count("<translation></translation>"), 0);
}

/// A lost %1 is a number or a name that nobody sees.
void TestTranslation::keepsWhatIsFilledIn()
{
    QFETCH(QString, language);
    static const QRegularExpression message(QStringLiteral("<source>(.*?)</source>.*?<translation>(.*?)</translation>"),
                                            QRegularExpression::DotMatchesEverythingOption);
    auto messages = message.globalMatch(QString::fromUtf8(textOf(language)));
    QVERIFY(messages.hasNext());
    while (messages.hasNext()) {
        const QRegularExpressionMatch match = messages.next();
        for (const char* place : {"%1", "%2", "%3"})
            QVERIFY2(match.captured(1).contains(QLatin1String(place)) == match.captured(2).contains(QLatin1String(place)),
                     qPrintable(match.captured(1)));
    }
}

RATATOSK_TEST(TestTranslation);
#include "tst_translation.moc"
