// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/double_byte_guess.h"

#include <iconv.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace ratatosk {

namespace {

constexpr std::size_t kMostSampled = 1 << 16;
constexpr double kInvalid = 1e-8;     ///< bytes that are no character
constexpr double kBesideLatin = 0.05; ///< of a character standing beside a Latin letter
constexpr double kChance = 0.1;       ///< before a byte is seen, in proportion to Windows-1252

/// Characters of tables and of the language's commonest words.
constexpr const char* kSimplified =
    "的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后小么心多天而能好都然没日于起还发成事"
    "只作当想看文无开手"
    "十用主行方又如前所本见经头面公同三已老从动两长月二四五六七八九百千万元名称姓性别男女龄期数量价格金额址电话司产品北京海南市省县区广东江"
    "苏浙山河湖西"
    "安州深圳武汉成都重庆天津张王李赵刘陈杨黄周吴编号备注状态类型部门客户单位总计是否合入销售工商业员客店书水车";
constexpr const char* kTraditional = "的一是不了人我在有他這中大來上國個到說們為子和你地出道也時年得就那要下以生會自著去之過家學對可裡後小"
                                     "心多天而能好都然沒日於起還發成事只作當想看文無開手"
                                     "十用主行方又如前所本見經頭面公同三已老從動兩長月二四五六七八九百千萬元名稱姓性別男女齡期數量價格金額"
                                     "址電話司產品北京海南市省縣區臺台灣高雄新竹中港"
                                     "安州東江西張王李趙劉陳楊黃周吳林編號備註狀態類型部門客戶單位總計是否合入銷售工商業員店書水車香";
constexpr const char* kHangul = "이다는에의을가고은를하한지로사도기서리인시어나대그라자들만해정일아부보수스여장전주원상있것과으제동면니마게"
                                "안비구조성신거요오관적생연등선할영우모세내학당무트공경"
                                "소드중문진미국음물위개바실유방식분용치화남울김박최번호군명날짜격량산별월년코점품매출고객합계강북산천광포목"
                                "이름주민록전입출역업체상태금액값";
constexpr const char* kKanji = "日一国人年大十二本中長出三時行見月分後前生五間上東四今金九入学高円子外八六下来気小七山話女北午百書先名川千"
                               "水半男西電校語土木聞食車何南万毎白天母火読友父"
                               "雨県市区町村都府京性別齢付数量価格額住所番号商品店部社員田佐藤鈴橋伊渡辺阪神奈愛知福岡広島海道合計売上顧客"
                               "単類種備考状態氏会計工業株式";

bool isWithin(unsigned value, unsigned first, unsigned last)
{
    return first <= value && value <= last;
}

/// How often the characters of a part of an encoding come in a text, each as often as another.
double each(double share, double count)
{
    return share / count;
}

double simplifiedChance(unsigned lead, unsigned trail)
{
    if (!isWithin(lead, 0x81, 0xfe) || !(isWithin(trail, 0x40, 0x7e) || isWithin(trail, 0x80, 0xfe)))
        return kInvalid;
    if (trail >= 0xa1 && isWithin(lead, 0xb0, 0xd7))
        return each(0.38, 3755); // the common ones
    if (trail >= 0xa1 && isWithin(lead, 0xa1, 0xa3))
        return each(0.05, 282); // signs and wide letters
    if (trail >= 0xa1 && isWithin(lead, 0xd8, 0xf7))
        return each(0.019, 3008);
    return each(0.001, 20000);
}

double traditionalChance(unsigned lead, unsigned trail)
{
    if (!isWithin(lead, 0x81, 0xfe) || !(isWithin(trail, 0x40, 0x7e) || isWithin(trail, 0xa1, 0xfe)))
        return kInvalid;
    if (isWithin(lead, 0xa4, 0xc6))
        return each(0.38, 5401);
    if (isWithin(lead, 0xa1, 0xa3))
        return each(0.05, 408);
    return isWithin(lead, 0xc9, 0xf9) ? each(0.019, 7652) : each(0.001, 5000);
}

double koreanChance(unsigned lead, unsigned trail)
{
    if (!isWithin(lead, 0x81, 0xfe) || !(isWithin(trail, 0x41, 0x5a) || isWithin(trail, 0x61, 0x7a) || isWithin(trail, 0x81, 0xfe)))
        return kInvalid;
    if (trail >= 0xa1 && isWithin(lead, 0xb0, 0xc8))
        return each(0.38, 2350);
    if (trail >= 0xa1 && isWithin(lead, 0xa1, 0xa3))
        return each(0.04, 282);
    return trail >= 0xa1 && isWithin(lead, 0xca, 0xfd) ? each(0.01, 4888) : each(0.01, 8822);
}

double japaneseChance(unsigned lead, unsigned trail)
{
    if (!isWithin(trail, 0x40, 0x7e) && !isWithin(trail, 0x80, 0xfc))
        return kInvalid;
    const unsigned both = lead << 8 | trail;
    if (isWithin(both, 0x829f, 0x82f1) || isWithin(both, 0x8340, 0x8396) || both == 0x815b)
        return each(0.5, 170); // kana
    if (isWithin(both, 0x889f, 0x9872))
        return each(0.22, 2965); // the common kanji
    if (isWithin(both, 0x8140, 0x829a))
        return each(0.05, 250); // signs and wide letters
    if (isWithin(both, 0x989f, 0xeaa4))
        return each(0.01, 3390);
    return isWithin(both, 0x8740, 0x879c) || isWithin(both, 0xfa40, 0xfc4b) ? each(0.003, 480) : kInvalid;
}

struct Encoding {
    TextEncoding encoding;
    const char* name;
    const char* frequent;
    double frequentShare;
    double (*chanceOf)(unsigned lead, unsigned trail);
};
constexpr std::array<Encoding, 4> kEncodings{{
    {TextEncoding::Gb18030, "GB18030", kSimplified, 0.55, simplifiedChance},
    {TextEncoding::ShiftJis, "CP932", kKanji, 0.2, japaneseChance},
    {TextEncoding::EucKr, "CP949", kHangul, 0.55, koreanChance},
    {TextEncoding::Big5, "CP950", kTraditional, 0.55, traditionalChance},
}};

/// Of two bytes, in order; none where the system does not know the encoding.
std::vector<unsigned> codesOf(std::string_view text, const char* encoding)
{
    std::vector<unsigned> codes;
    const iconv_t converter = iconv_open(encoding, "UTF-8");
    if (converter == reinterpret_cast<iconv_t>(-1)) // NOLINT: that is how iconv says it
        return codes;
    constexpr std::size_t letterBytes = 3; // each of them has in UTF-8
    for (; text.size() >= letterBytes; text.remove_prefix(letterBytes)) {
        std::string letter(text.substr(0, letterBytes));
        char* input = letter.data();
        std::size_t left = letter.size();
        std::array<char, 8> room{};
        char* output = room.data();
        std::size_t free = room.size();
        if (iconv(converter, &input, &left, &output, &free) == 0 && room.size() - free == 2)
            codes.push_back(static_cast<unsigned>(static_cast<unsigned char>(room[0])) << 8 | static_cast<unsigned char>(room[1]));
    }
    iconv_close(converter);
    std::ranges::sort(codes);
    const auto twice = std::ranges::unique(codes);
    codes.erase(twice.begin(), twice.end());
    return codes;
}

bool isLatinLetter(unsigned byte)
{
    return isWithin(byte | 0x20, 'a', 'z');
}

/// How often a byte of ASCII comes in a text: an encoding of one byte has to account for it, too.
double chanceOfAscii(unsigned byte)
{
    if (!isLatinLetter(byte))
        return 0.05;
    return byte >= 'a' ? 1.0 / 30 : 0.01;
}

double scoreOf(std::string_view sample, const Encoding& encoding, const std::vector<unsigned>& frequent)
{
    const auto at = [&](std::size_t i) { return i < sample.size() ? static_cast<unsigned char>(sample[i]) : 0U; };
    double score = 0;
    unsigned before = 0;
    bool isNarrow = false; // the character before
    for (std::size_t i = 0; i < sample.size();) {
        const unsigned lead = at(i);
        const unsigned trail = at(i + 1);
        if (lead < 0x80) {
            before = lead;
            ++i;
            continue;
        }
        std::size_t length = 2;
        double chance = encoding.chanceOf(lead, trail);
        if (encoding.encoding == TextEncoding::ShiftJis && isWithin(lead, 0xa1, 0xdf)) { // narrow kana, of one byte
            length = 1;
            chance = each(isNarrow ? 0.7 : 0.005, 63); // a text has hardly any, or little else
        } else if (encoding.encoding == TextEncoding::Gb18030 && isWithin(trail, '0', '9') && at(i + 2) > 0x80
                   && isWithin(at(i + 3), '0', '9')) {
            length = 4;
            chance = each(0.001, 40000);
        } else if (std::ranges::binary_search(frequent, lead << 8 | trail)) {
            chance = encoding.frequentShare / static_cast<double>(frequent.size());
        } else if (chance == kInvalid) {
            length = 1;
        }
        if (length == 2 && trail < 0x80)
            chance /= chanceOfAscii(trail);
        score += std::log(chance);
        score += isLatinLetter(before) ? std::log(kBesideLatin) : 0;
        score += isLatinLetter(at(i + length)) ? std::log(kBesideLatin) : 0;
        i += length;
        isNarrow = length == 1 && chance != kInvalid;
        before = 0;
    }
    return score + std::log(kChance);
}

} // namespace

void DoubleByteSample::take(std::string_view bytes)
{
    constexpr std::size_t trailing = 2;
    for (std::size_t i = 0; i < bytes.size() && m_text.size() < kMostSampled; ++i) {
        const char byte = bytes[i];
        if (static_cast<unsigned char>(byte) >= 0x80) {
            if (m_isGap)
                (m_text += '\n') += m_before;
            m_isGap = false;
            m_text += byte;
            m_wanted = trailing;
        } else if (m_wanted > 0) {
            m_text += byte;
            --m_wanted;
        } else {
            m_before = byte;
            m_isGap = true;
        }
    }
}

DoubleByteGuess likeliestDoubleByte(std::string_view sample)
{
    DoubleByteGuess best{.score = -std::numeric_limits<double>::infinity()};
    for (const Encoding& encoding : kEncodings) {
        const std::vector<unsigned> frequent = codesOf(encoding.frequent, encoding.name);
        const double score = frequent.empty() ? best.score : scoreOf(sample, encoding, frequent);
        if (score > best.score)
            best = {encoding.encoding, score};
    }
    return best;
}

} // namespace ratatosk
