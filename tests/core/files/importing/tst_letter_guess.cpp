// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/letter_guess.h"
#include "core/files/importing/format_note.h"
#include "tests/core/files/importing/imported_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <iconv.h>

using namespace ratatosk;

/// Texts in the code pages of their countries: the letters tell which.
class TestLetterGuess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void guessesFromFewLetters_data();
    void guessesFromFewLetters();
    void readsUtf16WithoutAMark_data();
    void readsUtf16WithoutAMark();
};

namespace {

QByteArray inEncoding(const QString& text, const char* encoding)
{
    const iconv_t converter = iconv_open(encoding, "UTF-8");
    QByteArray from = text.toUtf8();
    QByteArray to(4 * from.size(), '\0');
    char* input = from.data();
    std::size_t left = static_cast<std::size_t>(from.size());
    char* output = to.data();
    std::size_t free = static_cast<std::size_t>(to.size());
    const bool isWhole = iconv(converter, &input, &left, &output, &free) == 0;
    iconv_close(converter);
    return isWhole ? to.left(to.size() - static_cast<qsizetype>(free)) : QByteArray();
}

} // namespace

void TestLetterGuess::guessesFromFewLetters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("encoding");
    const auto add = [](const char* name, const char* encoding, const char* text) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString(encoding);
    };
    add("a price", "WINDOWS-1252", "5 €");
    add("an English apostrophe", "WINDOWS-1252", "It’s here – “now”, they don’t say");
    add("a German name", "WINDOWS-1252", "Müller");
    add("German", "WINDOWS-1252", "Straße, Größe, Länge, Öffnungszeit, Übersicht");
    add("French", "WINDOWS-1252", "prénom, été, français, à côté, l’élève, cœur, où");
    add("Spanish", "WINDOWS-1252", "año, niño, dirección, teléfono, ¿dónde está?, Perú");
    add("Portuguese", "WINDOWS-1252", "São Paulo, município, informação, não, três");
    add("Swedish", "WINDOWS-1252", "Malmö, Västerås, Åre, län, människor");
    add("Danish", "WINDOWS-1252", "Ærø, København, Århus, små, løn");
    add("Italian", "WINDOWS-1252", "città, età, più, è, perché");
    add("Polish", "WINDOWS-1250", "Łódź, Kraków, Gdańsk, miesiąc, płeć");
    add("a Polish word", "WINDOWS-1250", "pełny");
    add("Czech", "WINDOWS-1250", "Plzeň, Děčín, příjmení, město, měsíc, Třebíč");
    add("Slovak", "WINDOWS-1250", "Košice, Žilina, Ľubica, mesto, rýchlosť, dôvod");
    add("Hungarian", "WINDOWS-1250", "Győr, Szűcs, hőmérséklet, öröm, időpont");
    add("Croatian", "WINDOWS-1250", "Šibenik, Čakovec, županija, općina, Đurđevac");
    add("Russian", "WINDOWS-1251", "город, Москва, население, год");
    add("a Russian word", "WINDOWS-1251", "Дата");
    add("Ukrainian", "WINDOWS-1251", "місто, Київ, область, їжа, є");
    add("Bulgarian", "WINDOWS-1251", "град, София, държава, години");
    add("German of a Macintosh", "MACINTOSH", "Straße, Größe, Länge, Öffnungszeit, Übersicht");
    add("French of a Macintosh", "MACINTOSH", "prénom, été, français, à côté, élève, où");
    add("a name of a Macintosh", "MACINTOSH", "Zoë");
    add("English quotes", "WINDOWS-1252", "the ‘small’ one, ‘n’");
    add("Portuguese in capitals", "WINDOWS-1252", "DESCRIÇÃO, OBSERVAÇÕES, SITUAÇÃO, MUNICÍPIO, AÇÃO");
    add("a Portuguese word in capitals", "WINDOWS-1252", "AÇÃO");
    add("German in capitals", "WINDOWS-1252", "STRASSE, GRÖSSE, LÄNGE, ÖFFNUNG, ÜBERSICHT");
    add("Russian in capitals", "WINDOWS-1251", "МОСКВА, НАСЕЛЕНИЕ, РОСТОВ");
    add("a Russian word in capitals", "WINDOWS-1251", "МОСКВА");
    add("Russian names in bars", "WINDOWS-1251", "Иванов|Петр|Анна|МОСКВА|Омск");
    add("Chinese", "GB18030", "姓名,北京市,价格,电话号码,上海");
    add("a Chinese city", "GB18030", "北京");
    add("a Chinese name", "GB18030", "王小明");
    add("Chinese with Latin words", "GB18030", "公司 ABC, iPhone 手机, 数量 3 个");
    add("rare Chinese characters", "GB18030", "浙江省衢州市衢江区, 黟县, 㐀");
    add("traditional Chinese", "CP950", "姓名,臺北市,價格,電話號碼,高雄");
    add("a traditional city", "CP950", "臺北");
    add("Japanese", "CP932", "氏名,東京都,価格,でんわ,カタカナ,ソフトウェア");
    add("a Japanese city", "CP932", "大阪市");
    add("a Japanese word in kana", "CP932", "りんご");
    add("narrow kana", "CP932", "ﾄｳｷｮｳ, ｵｵｻｶ, ﾔﾏﾀﾞ ﾀﾛｳ");
    add("Korean", "CP949", "이름,서울특별시,가격,전화번호,부산");
    add("a Korean city", "CP949", "서울");
    add("a Korean name", "CP949", "김영희");
    add("Spanish of a Macintosh", "MACINTOSH", "año, niño, dirección, teléfono, Perú");
}

void TestLetterGuess::guessesFromFewLetters()
{
    QFETCH(QString, text);
    QFETCH(QString, encoding);
    const ImportFolder folder;
    const QByteArray bytes = inEncoding("n;text\n1;" + text + "\n2;x\n", qPrintable(encoding));
    QVERIFY(!bytes.isEmpty());
    QCOMPARE(importedText({folder.write("t.csv", bytes)}), "t: n INTEGER, text TEXT: 1, " + text + "; 2, x");
}

void TestLetterGuess::readsUtf16WithoutAMark_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("Western") << QString::fromUtf8("Müller");
    QTest::newRow("Cyrillic") << QString::fromUtf8("Москва, население города");
    QTest::newRow("Chinese") << QString::fromUtf8("北京市人口统计");
}

void TestLetterGuess::readsUtf16WithoutAMark()
{
    QFETCH(QString, text);
    const ImportFolder folder;
    const QString expected = "t: n INTEGER, text TEXT: 1, " + text + "; 2, x";
    QCOMPARE(importedText({folder.write("t.csv", inEncoding("n;text\n1;" + text + "\n2;x\n", "UTF-16LE"))}), expected);
    QCOMPARE(importedText({folder.write("t.csv", inEncoding("n;text\r\n1;" + text + "\r\n2;x\r\n", "UTF-16BE"))}), expected);
}

RATATOSK_TEST(TestLetterGuess);
#include "tst_letter_guess.moc"
