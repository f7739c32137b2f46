// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/answer/asking/saved_answers_dialog.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

class TestSavedAnswersDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offersNothingWhereNothingIsSaved();
    void deletesTheLast();

private:
    static QPushButton* button(const SavedAnswersDialog& dialog, const QString& text)
    {
        for (auto* one : dialog.findChildren<QPushButton*>())
            if (one->text() == text)
                return one;
        return nullptr;
    }
};

void TestSavedAnswersDialog::offersNothingWhereNothingIsSaved()
{
    const SavedAnswersDialog dialog({}, nullptr);
    for (const auto* text : {"&Use", "&Delete", "&Export…"})
        QVERIFY2(!button(dialog, QString::fromUtf8(text))->isEnabled(), text);
}

void TestSavedAnswersDialog::deletesTheLast()
{
    const SavedAnswersDialog dialog({{.database = "dogs", .question = "How many?", .sql = "SELECT 1", .savedAt = "2026-01-01"}}, nullptr);
    QSignalSpy removed(&dialog, &SavedAnswersDialog::removed);
    QVERIFY(button(dialog, QStringLiteral("&Use"))->isEnabled());
    button(dialog, QStringLiteral("&Delete"))->click();
    QCOMPARE(removed.size(), 1);
    QVERIFY(!button(dialog, QStringLiteral("&Delete"))->isEnabled());
    QVERIFY(!button(dialog, QStringLiteral("&Export…"))->isEnabled());
}

RATATOSK_WIDGET_TEST(TestSavedAnswersDialog);
#include "tst_saved_answers_dialog.moc"
