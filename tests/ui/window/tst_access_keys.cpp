// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/ui/fake_answer_source.h"
#include "ui/base/wording/translation.h"
#include "ui/window/main_window.h"
#include "ui/window/program_resources.h"

#include <QMenu>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QTest>

/// No two entries of a menu have the same access key, in any language.
class TestAccessKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initialiseProgramResources(); }
    void areUnique_data();
    void areUnique();
    void cleanup() { installTranslations(*QCoreApplication::instance(), localeOf(QStringLiteral("en"))); }

private:
    static QStringList doubled(const QList<QAction*>& entries);
};

void TestAccessKeys::areUnique_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "zh_CN"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// Of these entries and of the menus below them.
QStringList TestAccessKeys::doubled(const QList<QAction*>& entries)
{
    QStringList found;
    QMap<QChar, QString> known;
    for (const QAction* entry : entries) {
        const QString text = QString(entry->text()).remove(QStringLiteral("&&"));
        const auto place = text.indexOf(u'&');
        const QChar key = place >= 0 && place + 1 < text.size() ? text.at(place + 1).toLower() : QChar();
        if (!key.isNull() && known.contains(key))
            found << QStringLiteral("%1 / %2").arg(known[key], entry->text());
        known[key] = entry->text();
        if (const auto* menu = entry->menu())
            found << doubled(menu->actions());
    }
    return found;
}

void TestAccessKeys::areUnique()
{
    QFETCH(const QString, language);
    installTranslations(*QCoreApplication::instance(), localeOf(language));
    const QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("settings.ini")));
    const MainWindow window(std::make_unique<FakeAnswerSource>(), preferences, DraftStore(QDir(folder.filePath(QStringLiteral("drafts")))));
    const QStringList found = doubled(window.menuBar()->actions());
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QStringLiteral("; "))));
}

RATATOSK_WIDGET_TEST(TestAccessKeys);
#include "tst_access_keys.moc"
