// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/answer/asking/question_panel.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

class TestQuestionPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksOnEnter();
    void asksNothingWhenItCannot();
    void showsCancelWhileBusy();
    void goesThroughEarlierQuestions();
    void givesWayToWhatIsTypedNext();

private:
    static QLineEdit* lineOf(const QuestionPanel& panel) { return panel.findChild<QLineEdit*>(QStringLiteral("question")); }
};

void TestQuestionPanel::asksOnEnter()
{
    QuestionPanel panel;
    panel.setReady(QStringLiteral("Ready"));
    QSignalSpy questionEntered(&panel, &QuestionPanel::questionEntered);
    QTest::keyClicks(lineOf(panel), QStringLiteral("  how many?  "));
    QTest::keyClick(lineOf(panel), Qt::Key_Return);
    QCOMPARE(questionEntered.size(), 1);
    QCOMPARE(questionEntered[0][0].toString(), QStringLiteral("how many?"));
}

void TestQuestionPanel::asksNothingWhenItCannot()
{
    QuestionPanel panel;
    QSignalSpy questionEntered(&panel, &QuestionPanel::questionEntered);
    panel.setUnavailable(QStringLiteral("Off"), QStringLiteral("There is no model."));
    panel.setQuestion(QStringLiteral("how many?"));
    QTest::keyClick(lineOf(panel), Qt::Key_Return);
    panel.setReady(QStringLiteral("Ready"));
    panel.setQuestion(QStringLiteral("   "));
    QTest::keyClick(lineOf(panel), Qt::Key_Return);
    QVERIFY(questionEntered.isEmpty());
}

void TestQuestionPanel::showsCancelWhileBusy()
{
    QuestionPanel panel;
    panel.show();
    const auto visibleButtons = [&] {
        QStringList texts;
        for (const QPushButton* button : panel.findChildren<QPushButton*>()) {
            if (button->isVisible())
                texts << button->text();
        }
        return texts;
    };
    QCOMPARE(visibleButtons(), QStringList{QStringLiteral("Ask")});
    panel.showBusy(true);
    QCOMPARE(visibleButtons(), QStringList{QStringLiteral("Cancel")});
    QSignalSpy cancelled(&panel, &QuestionPanel::cancelled);
    QTest::mouseClick(panel.findChildren<QPushButton*>().back(), Qt::LeftButton);
    QCOMPARE(cancelled.size(), 1);
}

void TestQuestionPanel::goesThroughEarlierQuestions()
{
    QuestionPanel panel;
    panel.setHistory({QStringLiteral("second"), QStringLiteral("first")});
    panel.setQuestion(QStringLiteral("being typed"));
    const auto press = [&](Qt::Key key) {
        QTest::keyClick(lineOf(panel), key);
        return panel.question();
    };
    QCOMPARE(press(Qt::Key_Up), QStringLiteral("second"));
    QCOMPARE(press(Qt::Key_Up), QStringLiteral("first"));
    QCOMPARE(press(Qt::Key_Up), QStringLiteral("first"));
    QCOMPARE(press(Qt::Key_Down), QStringLiteral("second"));
    QCOMPARE(press(Qt::Key_Down), QStringLiteral("being typed"));
    QCOMPARE(press(Qt::Key_Down), QStringLiteral("being typed"));
}

/// A question that the person has not typed: of the command line, offered, or of the tab that is shown.
void TestQuestionPanel::givesWayToWhatIsTypedNext()
{
    QuestionPanel panel;
    panel.setQuestion(QStringLiteral("how many?"));
    panel.showQuestion(QStringLiteral("how many?"));
    QTest::keyClicks(lineOf(panel), QStringLiteral("where"));
    QCOMPARE(panel.question(), QStringLiteral("where"));
    panel.setQuestion({});
    panel.showQuestion(QStringLiteral("since when?"));
    QTest::keyClicks(lineOf(panel), QStringLiteral("who"));
    QCOMPARE(panel.question(), QStringLiteral("who"));
}

RATATOSK_WIDGET_TEST(TestQuestionPanel);
#include "tst_question_panel.moc"
