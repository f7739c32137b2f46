// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/language_notice.h"

using ratatosk::ForeignLanguage;

QString languageNotice(ForeignLanguage language)
{
    switch (language) {
    case ForeignLanguage::Chinese: return QStringLiteral("这个问题似乎是中文。问题按英语理解，请用英语提问。");
    case ForeignLanguage::Dutch:
        return QStringLiteral("Deze vraag lijkt Nederlands. Vragen worden in het Engels gelezen: stel hem in het Engels.");
    case ForeignLanguage::French:
        return QStringLiteral("Cette question semble être en français. Les questions sont lues en anglais : posez-la en anglais.");
    case ForeignLanguage::German:
        return QStringLiteral("Diese Frage scheint auf Deutsch zu sein. Gelesen wird Englisch: stellen Sie sie auf Englisch.");
    case ForeignLanguage::Italian:
        return QStringLiteral("Questa domanda sembra in italiano. Le domande sono lette in inglese: ponila in inglese.");
    case ForeignLanguage::Japanese:
        return QStringLiteral("この質問は日本語のようです。質問は英語として読まれます。英語で質問してください。");
    case ForeignLanguage::Korean: return QStringLiteral("이 질문은 한국어인 것 같습니다. 질문은 영어로 읽습니다. 영어로 질문해 주세요.");
    case ForeignLanguage::Portuguese:
        return QStringLiteral("Esta pergunta parece estar em português. As perguntas são lidas em inglês: pergunte em inglês.");
    case ForeignLanguage::Russian:
        return QStringLiteral("Похоже, этот вопрос на русском языке. Вопросы читаются по-английски: задайте его по-английски.");
    case ForeignLanguage::Spanish: break;
    }
    return QStringLiteral("Esta pregunta parece estar en español. Las preguntas se leen en inglés: hágala en inglés.");
}
