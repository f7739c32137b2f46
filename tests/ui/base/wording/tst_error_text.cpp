// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/wording/error_text.h"

#include <QSet>
#include <QTest>

using ratatosk::ErrorCode;

class TestErrorText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasASentenceForEveryCode();
    void saysThatNothingWasChanged();
    void tellsStatementsFromQuestions();
    void explainsWhereRowsWouldBe();
};

void TestErrorText::hasASentenceForEveryCode()
{
    QSet<QString> sentences;
    for (int code = 0; code <= static_cast<int>(ErrorCode::Internal); ++code) {
        const QString text = errorText({static_cast<ErrorCode>(code), "technical"});
        QVERIFY(text.endsWith(QLatin1Char('.')));
        QVERIFY(!text.contains(QLatin1String("technical")));
        sentences.insert(text);
    }
    QCOMPARE(sentences.size(), static_cast<int>(ErrorCode::Internal) + 1); // none is used twice
}

void TestErrorText::saysThatNothingWasChanged()
{
    for (const ErrorCode code : {ErrorCode::NotADatabase, ErrorCode::RefusedStatement, ErrorCode::Cancelled, ErrorCode::LimitExceeded})
        QVERIFY(errorText({code, {}}).contains(QLatin1String("othing was changed")));
}

void TestErrorText::tellsStatementsFromQuestions()
{
    const ratatosk::Error dead{ErrorCode::WorkerFailed, {}};
    QVERIFY(errorText(dead).contains(QLatin1String("model")));
    QVERIFY(statementErrorText(dead).contains(QLatin1String("runs statements crashed")));
    QCOMPARE(statementErrorText({ErrorCode::InvalidSql, {}}), errorText({ErrorCode::InvalidSql, {}}));
}

void TestErrorText::explainsWhereRowsWouldBe()
{
    const ratatosk::Error wrong{ErrorCode::InvalidSql, "no such column: nam"};
    const QStringList lines = statementErrorNote(wrong).split(QStringLiteral("\n\n"));
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[1], QStringLiteral("no such column: nam"));
    QVERIFY(statementErrorNote(wrong, QStringLiteral("Did you mean name?")).contains(QLatin1String("Did you mean name?")));
    const ratatosk::Error refused{ErrorCode::RefusedStatement, "not authorized"}; // the sentence says all
    QCOMPARE(statementErrorNote(refused), statementErrorText(refused));
}

RATATOSK_TEST(TestErrorText);
#include "tst_error_text.moc"
