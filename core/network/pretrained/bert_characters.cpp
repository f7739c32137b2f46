// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/pretrained/bert_characters.h"

#include "core/base/utf8.h"

#include <array>
#include <cwctype>
#include <locale.h>
#include <memory>
#include <string_view>
#include <type_traits>

namespace ratatosk {
namespace {

/// Small letters that Unicode's canonical decomposition makes of a letter and accents.
struct Accented {
    char32_t letter;
    std::u32string_view forms;
};
// clang-format off
constexpr std::array<Accented, 55> kAccented{{
    {U'a', U"àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"},
    {U'b', U"ḃḅḇ"},
    {U'c', U"çćĉċčḉ"},
    {U'd', U"ďḋḍḏḑḓ"},
    {U'e', U"èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"},
    {U'f', U"ḟ"},
    {U'g', U"ĝğġģǧǵḡ"},
    {U'h', U"ĥȟḣḥḧḩḫẖ"},
    {U'i', U"ìíîïĩīĭįǐȉȋḭḯỉị"},
    {U'j', U"ĵǰ"},
    {U'k', U"ķǩḱḳḵ"},
    {U'l', U"ĺļľḷḹḻḽ"},
    {U'm', U"ḿṁṃ"},
    {U'n', U"ñńņňǹṅṇṉṋ"},
    {U'o', U"òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ"},
    {U'p', U"ṕṗ"},
    {U'r', U"ŕŗřȑȓṙṛṝṟ"},
    {U's', U"śŝşšșṡṣṥṧṩ"},
    {U't', U"ţťțṫṭṯṱẗ"},
    {U'u', U"ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"},
    {U'v', U"ṽṿ"},
    {U'w', U"ŵẁẃẅẇẉẘ"},
    {U'x', U"ẋẍ"},
    {U'y', U"ýÿŷȳẏẙỳỵỷỹ"},
    {U'z', U"źżžẑẓẕ"},
    {U'æ', U"ǣǽ"},
    {U'ø', U"ǿ"},
    {U'ſ', U"ẛ"},
    {U'ʒ', U"ǯ"},
    {U'ʹ', U"ʹ"},
    {U'α', U"άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ"},
    {U'ε', U"έἐἑἒἓἔἕὲέ"},
    {U'η', U"ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ"},
    {U'ι', U"ΐίϊἰἱἲἳἴἵἶἷὶίιῐῑῒΐῖῗ"},
    {U'ο', U"όὀὁὂὃὄὅὸό"},
    {U'ρ', U"ῤῥ"},
    {U'υ', U"ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ"},
    {U'ω', U"ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ"},
    {U'ϒ', U"ϓϔ"},
    {U'а', U"ӑӓ"},
    {U'г', U"ѓ"},
    {U'е', U"ѐёӗ"},
    {U'ж', U"ӂӝ"},
    {U'з', U"ӟ"},
    {U'и', U"йѝӣӥ"},
    {U'к', U"ќ"},
    {U'о', U"ӧ"},
    {U'у', U"ўӯӱӳ"},
    {U'ч', U"ӵ"},
    {U'ы', U"ӹ"},
    {U'э', U"ӭ"},
    {U'і', U"ї"},
    {U'ѵ', U"ѷ"},
    {U'ә', U"ӛ"},
    {U'ө', U"ӫ"},
}};
// clang-format on

constexpr char32_t kLastCharacter = 0x1FFFF; ///< behind it stand rare ideographs and what is for private use

/// Capitals and small letters of all scripts, whatever language the program runs in.
class Letters
{
public:
    char32_t small(char32_t character) const { return static_cast<char32_t>(towlower_l(static_cast<wint_t>(character), m_locale.get())); }
    char32_t capital(char32_t character) const { return static_cast<char32_t>(towupper_l(static_cast<wint_t>(character), m_locale.get())); }

private:
    struct FreeLocale {
        void operator()(locale_t locale) const { freelocale(locale); }
    };
    /// Without the first the C library knows the letters of ASCII.
    static locale_t open()
    {
        const locale_t all = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
        return all ? all : newlocale(LC_CTYPE_MASK, "C", nullptr);
    }

    std::unique_ptr<std::remove_pointer_t<locale_t>, FreeLocale> m_locale{open()};
};

/// Formats that are not seen, and what controls; white space is not among them.
bool isLeftOut(char32_t character)
{
    const bool controls = character < 0x20 || (character >= 0x7F && character < 0xA0);
    const bool isSpace = character == '\t' || character == '\n' || character == '\r';
    const bool formats = character == 0xAD || (character >= 0x200B && character <= 0x200F) || (character >= 0x202A && character <= 0x202E)
        || (character >= 0x2060 && character <= 0x2064) || character == 0xFEFF || character == 0xFFFD;
    return (controls && !isSpace) || formats;
}

bool isAccent(char32_t character)
{
    return character >= 0x300 && character <= 0x36F;
}

char32_t withoutAccents(char32_t character)
{
    for (const Accented& entry : kAccented)
        if (entry.forms.find(character) != std::u32string_view::npos)
            return entry.letter;
    return character;
}

std::string utf8Of(char32_t character)
{
    std::string text;
    appendUtf8(text, character);
    return text;
}

/// Empty: it is left out.
std::string replacementOf(char32_t character, const BertCharacters& characters, const Letters& letters)
{
    if (isLeftOut(character) || (characters.stripAccents && isAccent(character)))
        return {};
    const char32_t small = letters.small(character), bare = characters.stripAccents ? withoutAccents(small) : small;
    if (characters.lowerCase)
        return utf8Of(bare);
    if (bare == small)
        return utf8Of(character);
    return utf8Of(small == character ? bare : letters.capital(bare));
}

bool isCharacter(char32_t value)
{
    return value < 0xD800 || value > 0xDFFF;
}

} // namespace

Replacements bertReplacements(const BertCharacters& characters)
{
    const Letters letters;
    Replacements replacements;
    for (char32_t character = 1; character <= kLastCharacter; ++character) {
        if (!isCharacter(character))
            continue;
        std::string own = utf8Of(character), replacement = replacementOf(character, characters, letters);
        if (own != replacement)
            replacements.emplace(std::move(own), std::move(replacement));
    }
    return replacements;
}

} // namespace ratatosk
