// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/question_language.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

Q_DECLARE_METATYPE(std::optional<ForeignLanguage>)

/// What is not English is told apart, and English is left alone, whatever names stand in it.
class TestQuestionLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsLanguagesApart_data();
    void tellsLanguagesApart();
};

void TestQuestionLanguage::tellsLanguagesApart_data()
{
    QTest::addColumn<std::optional<ForeignLanguage>>("language");
    const auto row = [](const char* question, std::optional<ForeignLanguage> language) { QTest::newRow(question) << language; };
    row("Wie viele Hütten gibt es im Tessin?", ForeignLanguage::German);
    row("Welche Gäste kommen aus Norwegen?", ForeignLanguage::German);
    row("Zeige alle Namen der Hütten", ForeignLanguage::German);
    row("Combien de clients viennent de Paris ?", ForeignLanguage::French);
    row("Quelle est la moyenne des prix par région ?", ForeignLanguage::French);
    row("¿Cuántos clientes hay en cada ciudad?", ForeignLanguage::Spanish);
    row("Quali rifugi hanno una doccia?", ForeignLanguage::Italian);
    row("Quantos clientes há em cada cidade?", ForeignLanguage::Portuguese);
    row("Hoeveel klanten zijn er in elke stad?", ForeignLanguage::Dutch);
    row("每个国家有多少客人？", ForeignLanguage::Chinese);
    row("各国の客は何人いますか", ForeignLanguage::Japanese);
    row("나라별 손님은 몇 명입니까?", ForeignLanguage::Korean);
    row("Сколько гостей из Норвегии?", ForeignLanguage::Russian);
    row("How many huts are there in Ticino?", {});
    row("Which guests come from 北京?", {});
    row("Who is the warden of Rifugio di Serena?", {});
    row("Show the songs of Los Lobos and Die Ärzte", {});
    row("customers from Rio de Janeiro", {});
    row("What is the name of \"la casa de los niños en el sur\"?", {});
    row("guests per country", {});
    row("huts", {});
    row("", {});
}

void TestQuestionLanguage::tellsLanguagesApart()
{
    QFETCH(std::optional<ForeignLanguage>, language);
    const auto found = foreignLanguage(QTest::currentDataTag());
    QCOMPARE(found ? static_cast<int>(*found) : -1, language ? static_cast<int>(*language) : -1);
}

RATATOSK_TEST(TestQuestionLanguage);
#include "tst_question_language.moc"
