// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/base/menus/shortcut_keys.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QDialog>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

class TestShortcutKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void givesAndTakesBack();
    void knowsWhoHasAKey();
    void keepsWhatIsChosen();
    void givesNoKeyTwice();

private:
    QTemporaryDir m_data;
};

void TestShortcutKeys::initTestCase()
{
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
    qputenv("XDG_STATE_HOME", m_data.path().toUtf8());
}

void TestShortcutKeys::givesAndTakesBack()
{
    const Stage stage;
    auto* format = stage.child<QAction>("format");
    const QList<QKeySequence> before = format->shortcuts();
    const ShortcutKeys keys(stage.window.get());
    keys.apply(
        {{QStringLiteral("format"), {QStringLiteral("Ctrl+Alt+Q")}}, {QStringLiteral("of another version"), {QStringLiteral("F4")}}});
    QCOMPARE(format->shortcut(), QKeySequence(QStringLiteral("Ctrl+Alt+Q")));
    QCOMPARE(keys.chosen().keys(), QStringList{QStringLiteral("format")});
    QCOMPARE(ShortcutKeys(stage.window.get()).original(*format), before); // asked again, it still knows
    keys.apply({});
    QCOMPARE(format->shortcuts(), before);
    QVERIFY(keys.chosen().isEmpty());
}

void TestShortcutKeys::knowsWhoHasAKey()
{
    const Stage stage;
    const ShortcutKeys keys(stage.window.get());
    auto* format = stage.child<QAction>("format");
    QCOMPARE(keys.holderOf(QKeySequence(QStringLiteral("F5")), *format), stage.child<QAction>("run"));
    QVERIFY(!keys.holderOf(format->shortcut(), *format));
    QVERIFY(!keys.holderOf(QKeySequence(QStringLiteral("Ctrl+Alt+Q")), *format));
}

void TestShortcutKeys::keepsWhatIsChosen()
{
    const QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("settings.ini")));
    preferences.setShortcuts({{QStringLiteral("format"), {QStringLiteral("Ctrl+Alt+Q")}}, {QStringLiteral("run"), {}}});
    MainWindow window(std::make_unique<FakeAnswerSource>(), preferences, DraftStore(QDir(folder.filePath(QStringLiteral("drafts")))));
    QCOMPARE(window.findChild<QAction*>(QStringLiteral("format"))->shortcut(), QKeySequence(QStringLiteral("Ctrl+Alt+Q")));
    QVERIFY(window.findChild<QAction*>(QStringLiteral("run"))->shortcuts().isEmpty());
}

void TestShortcutKeys::givesNoKeyTwice()
{
    Stage stage;
    stage.trigger("shortcuts");
    auto* dialog = stage.child<QDialog>("shortcutsDialog");
    auto* list = dialog->findChild<QTreeWidget*>(QStringLiteral("shortcuts"));
    auto* format = stage.child<QAction>("format");
    for (int row = 0; row < list->topLevelItemCount(); ++row) {
        if (list->topLevelItem(row)->data(0, Qt::UserRole).value<QAction*>() == format)
            list->setCurrentItem(list->topLevelItem(row));
    }
    auto* key = dialog->findChild<QKeySequenceEdit*>(QStringLiteral("shortcutKey"));
    auto* set = dialog->findChild<QPushButton*>(QStringLiteral("setShortcut"));
    key->setKeySequence(QKeySequence(QStringLiteral("F5")));
    set->click();
    QVERIFY(format->shortcut() != QKeySequence(QStringLiteral("F5")));
    QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("shortcutNote"))->text().contains(QLatin1String("Run")));
    key->setKeySequence(QKeySequence(QStringLiteral("Ctrl+Alt+Q")));
    set->click();
    QCOMPARE(format->shortcut(), QKeySequence(QStringLiteral("Ctrl+Alt+Q")));
    QCOMPARE(stage.preferences.shortcuts().value(QStringLiteral("format")), QStringList{QStringLiteral("Ctrl+Alt+Q")});
    dialog->close();
}

RATATOSK_WIDGET_TEST(TestShortcutKeys);
#include "tst_shortcut_keys.moc"
