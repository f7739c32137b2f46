// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/bucket_mentions.h"

#include "core/english/language/number_words.h"
#include "core/english/text/characters.h"
#include "core/linking/links/number_literal.h"

#include <optional>
#include <regex>
#include <span>
#include <string_view>

#include <fmt/format.h>

namespace ratatosk {
namespace {

constexpr std::string_view kNumber = R"((?:[€$£] ?)?(\d[\d,]*(?:\.\d+)?(?: ?(?:thousand|million|billion|k|bn)\b)?))";
constexpr std::string_view kUnit = R"((?: ?%| [a-z]+)?)";
constexpr std::string_view kUnder =
    "(?:under|below|less than|fewer than|lower than|younger than|smaller than|shorter than|cheaper than|lighter than|"
    "before|up to|at most|no more than|not more than)";
constexpr std::string_view kTo = "(?:to but not including|up to but not including|to|-|–|until|till|up to|through)";
constexpr std::string_view kOver =
    "(?:over|above|more than|higher than|older than|larger than|longer than|taller than|heavier than|beyond|after|"
    "at least|from)";
constexpr std::string_view kMore =
    R"((?:\+|(?:or|and) (?:over|more|above|up|upwards|older|later|longer|higher|larger|greater|after|beyond)\b|upwards|onwards?|plus))";

/// A part of the question that may be one of several groups.
struct Mention {
    enum class Kind { Below, Between, Above } kind = Kind::Below;
    double low = 0;        ///< of Above and Between
    double high = 0;       ///< of Below and Between
    bool isStrict = false; ///< of Above: "over 20" has not 20 itself; of Below: "up to 20" has
    std::size_t begin = 0;
    std::string text;
};

/// 1,000,000 of "50 million"; 1 where there is none.
double multiplierOf(const std::string& text)
{
    const std::size_t begin = text.find_first_not_of(" ,", text.find_last_of("0123456789") + 1);
    return begin == std::string::npos ? 1 : multiplierValue(lowerCase(text.substr(begin))).value_or(1);
}

/// "50 million", "20k", "1,000"
double numberOf(const std::string& text)
{
    const std::size_t end = text.find_last_of("0123456789") + 1;
    const auto number = readNumber(text.substr(0, end));
    return number ? number->value * multiplierOf(text) : 0;
}

std::optional<std::smatch> firstOf(const std::string& text, std::size_t from, const std::regex& expression)
{
    std::smatch match;
    const bool isFound = std::regex_search(text.begin() + static_cast<std::ptrdiff_t>(from), text.end(), match, expression);
    return isFound ? std::optional(match) : std::nullopt;
}

/// The next one from there on; of several that begin at one place the fullest.
std::optional<Mention> nextMention(const std::string& text, std::size_t from)
{
    static const auto flags = std::regex::icase | std::regex::optimize;
    static const std::regex between(
        fmt::format(R"(\b(?:between {0}{1} and |(?:from |between )?{0}{1} ?{2} ?)(?:below |under |less than |just under |< ?)?{0})",
                    kNumber, kUnit, kTo),
        flags);
    static const std::regex more(fmt::format(R"(\b{}{} ?{})", kNumber, kUnit, kMore), flags);
    static const std::regex below(fmt::format(R"((?:\b{} |< ?){})", kUnder, kNumber), flags);
    static const std::regex above(fmt::format(R"(\b{} {})", kOver, kNumber), flags);
    std::optional<Mention> next;
    const auto consider = [&](const std::regex& expression, auto read) {
        const auto match = firstOf(text, from, expression);
        const std::size_t begin = match ? from + static_cast<std::size_t>(match->position()) : 0;
        if (!match || (next && next->begin <= begin))
            return;
        next = read(*match);
        next->begin = begin;
        next->text = match->str();
    };
    const auto startsWith = [](const std::smatch& match, std::string_view word) { return match.str().starts_with(word); };
    consider(between, [](const std::smatch& match) {
        const std::string low = match[1].matched ? match[1] : match[2], high = match[3];
        const double first = numberOf(low) * (multiplierOf(low) == 1 ? multiplierOf(high) : 1); // "75 to under 100 million"
        return Mention{Mention::Kind::Between, first < numberOf(high) ? first : numberOf(low), numberOf(high)};
    });
    consider(more, [](const std::smatch& match) { return Mention{Mention::Kind::Above, numberOf(match[1])}; });
    consider(below, [&](const std::smatch& match) {
        const bool isInside = startsWith(match, "up to") || startsWith(match, "at most") || startsWith(match, "no");
        return Mention{Mention::Kind::Below, 0, numberOf(match[1]), isInside};
    });
    consider(above, [&](const std::smatch& match) {
        return Mention{Mention::Kind::Above, numberOf(match[1]), 0, !startsWith(match, "at least") && !startsWith(match, "from")};
    });
    return next;
}

std::vector<Mention> mentionsIn(const std::string& text)
{
    std::vector<Mention> mentions;
    for (std::size_t from = 0; const auto mention = nextMention(text, from);) {
        mentions.push_back(*mention);
        from = mention->begin + mention->text.size();
    }
    return mentions;
}

std::string labelOf(const Mention& mention)
{
    std::string text = mention.text;
    for (const std::string_view word : {"from ", "between "})
        if (mention.kind == Mention::Kind::Between && text.starts_with(word))
            text.erase(0, word.size());
    if (const std::size_t joint = text.find(" and "); mention.kind == Mention::Kind::Between && joint != std::string::npos)
        text.replace(joint, 5, " to ");
    while (text.ends_with(','))
        text.pop_back();
    return text;
}

/// Those from the first that has no lower end to the first that has no upper one, if each begins where the one before ends.
std::vector<Bucket> listFrom(const std::vector<Mention>& mentions, std::size_t first)
{
    std::vector<Bucket> buckets;
    for (std::size_t i = first; i < mentions.size(); ++i) {
        const Mention& mention = mentions[i];
        if ((mention.kind == Mention::Kind::Below) != (i == first))
            return {};
        if (i > first) {
            Bucket& before = buckets.back();
            const bool isGap = mention.low < before.upper;
            if (isGap)
                return {};
            const bool isStrict = mention.kind == Mention::Kind::Above && mention.isStrict;
            before.isUpperInside = before.isUpperInside || isStrict;
            before.upper = before.isUpperInside ? before.upper : mention.low;
        }
        buckets.push_back({mention.high, mention.kind == Mention::Kind::Below && mention.isStrict, labelOf(mention)});
        if (mention.kind == Mention::Kind::Above)
            return buckets;
    }
    return {};
}

/// "Call them 'small', 'medium' and 'large'": what stands in quotation marks, if there is one for each.
void takeLabelsGiven(std::vector<Bucket>& buckets, const std::string& question)
{
    static const std::regex quoted(R"re((^|[\s,(])(?:'([^']+)'|"([^"]+)"))re", std::regex::optimize);
    std::vector<std::string> labels;
    for (std::sregex_iterator match(question.begin(), question.end(), quoted), end; match != end; ++match)
        labels.push_back((*match)[2].matched ? (*match)[2] : (*match)[3]);
    for (std::size_t i = 0; labels.size() == buckets.size() && i < buckets.size(); ++i)
        buckets[i].label = labels[i];
}

/// "small (under 50), medium (50 to 100), large (over 100)", "cold <8, warm 8+": the one word before each, where nothing else stands between them.
void takeNamesBefore(std::vector<Bucket>& buckets, std::span<const Mention> mentions, const std::string& question)
{
    static const std::regex between(R"(^(?: [a-z]+)?[),;:/ ]*(?:and |or )?\b([a-z]+(?:-[a-z]+)?) ?[(:]? ?$)",
                                    std::regex::icase | std::regex::optimize);
    static const std::regex first(R"(\b([a-z]+(?:-[a-z]+)?) ?[(:]? ?$)", std::regex::icase | std::regex::optimize);
    static const std::regex plain(
        "^(?:and|or|to|is|are|of|with|those|ones|how|many|aged?|from|between|in|for|the|were|was|by|into|than|a|years?)$",
        std::regex::icase | std::regex::optimize);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < buckets.size(); ++i) {
        const std::size_t from = i == 0 ? 0 : mentions[i - 1].begin + mentions[i - 1].text.size();
        const std::string before = question.substr(from, mentions[i].begin - from);
        std::smatch match;
        if (!std::regex_search(before, match, i == 0 ? first : between) || std::regex_match(match[1].str(), plain))
            return;
        names.push_back(match[1]);
    }
    for (std::size_t i = 0; i < buckets.size(); ++i)
        buckets[i].label = names[i];
}

} // namespace

std::vector<Bucket> bucketMentions(const std::string& question)
{
    const std::vector<Mention> mentions = mentionsIn(question);
    std::vector<Bucket> last;
    std::size_t first = 0;
    for (std::size_t i = 0; i < mentions.size(); ++i)
        if (std::vector<Bucket> list = listFrom(mentions, i); list.size() > 1 && list.size() >= last.size()) {
            last = std::move(list);
            first = i;
        }
    takeNamesBefore(last, std::span(mentions).subspan(first, last.size()), question);
    takeLabelsGiven(last, question);
    return last;
}

} // namespace ratatosk
