// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/value_map.h"

#include <algorithm>
#include <array>

namespace ratatosk {
namespace {

struct Meaning {
    std::string_view phrase;
    std::string_view cell;
};

// Sexes, hands, nations, continents, states of the USA, months and days of the week.
// clang-format off
constexpr std::array kMeanings = std::to_array<Meaning>({
    {"african", "Africa"}, {"alabama", "AL"}, {"alaska", "AK"}, {"america", "USA"}, {"america", "US"},
    {"america", "United States"}, {"america", "United States of America"}, {"america", "American"}, {"america", "U.S."},
    {"american", "USA"}, {"american", "US"}, {"american", "United States"}, {"american", "United States of America"},
    {"american", "America"}, {"american", "U.S."}, {"american", "U.S.A."}, {"april", "Apr"}, {"argentina", "Argentine"},
    {"argentina", "ARG"}, {"argentine", "Argentina"}, {"argentine", "ARG"}, {"argentinian", "Argentina"},
    {"argentinian", "Argentine"}, {"argentinian", "ARG"}, {"arizona", "AZ"}, {"arkansas", "AR"}, {"asian", "Asia"},
    {"august", "Aug"}, {"australia", "Australian"}, {"australia", "AUS"}, {"australian", "Australia"}, {"australian", "AUS"},
    {"austria", "Austrian"}, {"austria", "AUT"}, {"austrian", "Austria"}, {"austrian", "AUT"}, {"belgian", "Belgium"},
    {"belgian", "BEL"}, {"belgium", "Belgian"}, {"belgium", "BEL"}, {"boy", "M"}, {"boy", "Male"}, {"boy", "Man"},
    {"boy", "Men"}, {"boy", "Boys"}, {"boy", "Men's"}, {"boys", "M"}, {"boys", "Male"}, {"boys", "Man"}, {"boys", "Men"},
    {"boys", "Boy"}, {"boys", "Men's"}, {"brazil", "Brazilian"}, {"brazil", "BRA"}, {"brazilian", "Brazil"},
    {"brazilian", "BRA"}, {"britain", "UK"}, {"britain", "United Kingdom"}, {"britain", "Great Britain"},
    {"britain", "England"}, {"britain", "British"}, {"britain", "English"}, {"britain", "GBR"}, {"british", "UK"},
    {"british", "United Kingdom"}, {"british", "Great Britain"}, {"british", "England"}, {"british", "Britain"},
    {"british", "English"}, {"british", "GBR"}, {"bulgaria", "Bulgarian"}, {"bulgarian", "Bulgaria"}, {"california", "CA"},
    {"canada", "Canadian"}, {"canada", "CAN"}, {"canadian", "Canada"}, {"canadian", "CAN"}, {"chile", "Chilean"},
    {"chilean", "Chile"}, {"china", "Chinese"}, {"china", "CHN"}, {"chinese", "China"}, {"chinese", "CHN"},
    {"colombia", "Colombian"}, {"colombian", "Colombia"}, {"colorado", "CO"}, {"connecticut", "CT"}, {"croatia", "Croatian"},
    {"croatia", "CRO"}, {"croatian", "Croatia"}, {"croatian", "CRO"}, {"cuba", "Cuban"}, {"cuban", "Cuba"},
    {"czech", "Czech Republic"}, {"czech", "CZE"}, {"danish", "Denmark"}, {"danish", "DEN"}, {"december", "Dec"},
    {"delaware", "DE"}, {"denmark", "Danish"}, {"denmark", "DEN"}, {"dutch", "Netherlands"}, {"dutch", "Holland"},
    {"dutch", "NED"}, {"egypt", "Egyptian"}, {"egyptian", "Egypt"}, {"england", "UK"}, {"england", "United Kingdom"},
    {"england", "Great Britain"}, {"england", "Britain"}, {"england", "British"}, {"england", "English"}, {"england", "GBR"},
    {"english", "UK"}, {"english", "United Kingdom"}, {"english", "Great Britain"}, {"english", "England"},
    {"english", "Britain"}, {"english", "British"}, {"english", "GBR"}, {"ethiopia", "Ethiopian"}, {"ethiopian", "Ethiopia"},
    {"european", "Europe"}, {"february", "Feb"}, {"female", "F"}, {"female", "Woman"}, {"female", "Women"}, {"female", "Girl"},
    {"female", "Girls"}, {"female", "Ladies"}, {"female", "Women's"}, {"females", "F"}, {"females", "Female"},
    {"females", "Woman"}, {"females", "Women"}, {"females", "Girl"}, {"females", "Girls"}, {"females", "Ladies"},
    {"females", "Women's"}, {"feminine", "F"}, {"feminine", "Female"}, {"feminine", "Woman"}, {"feminine", "Women"},
    {"feminine", "Girl"}, {"feminine", "Girls"}, {"feminine", "Ladies"}, {"feminine", "Women's"}, {"filipino", "Philippines"},
    {"finland", "Finnish"}, {"finland", "FIN"}, {"finnish", "Finland"}, {"finnish", "FIN"}, {"florida", "FL"},
    {"france", "French"}, {"france", "FRA"}, {"french", "France"}, {"french", "FRA"}, {"friday", "Fri"}, {"gentleman", "M"},
    {"gentleman", "Male"}, {"gentleman", "Man"}, {"gentleman", "Men"}, {"gentleman", "Boy"}, {"gentleman", "Boys"},
    {"gentleman", "Men's"}, {"gentlemen", "M"}, {"gentlemen", "Male"}, {"gentlemen", "Man"}, {"gentlemen", "Men"},
    {"gentlemen", "Boy"}, {"gentlemen", "Boys"}, {"gentlemen", "Men's"}, {"georgia", "GA"}, {"german", "Germany"},
    {"german", "GER"}, {"german", "DEU"}, {"germany", "German"}, {"germany", "GER"}, {"germany", "DEU"}, {"girl", "F"},
    {"girl", "Female"}, {"girl", "Woman"}, {"girl", "Women"}, {"girl", "Girls"}, {"girl", "Ladies"}, {"girl", "Women's"},
    {"girls", "F"}, {"girls", "Female"}, {"girls", "Woman"}, {"girls", "Women"}, {"girls", "Girl"}, {"girls", "Ladies"},
    {"girls", "Women's"}, {"greece", "Greek"}, {"greece", "GRE"}, {"greek", "Greece"}, {"greek", "GRE"}, {"hawaii", "HI"},
    {"holland", "Netherlands"}, {"holland", "Dutch"}, {"holland", "NED"}, {"hungarian", "Hungary"}, {"hungarian", "HUN"},
    {"hungary", "Hungarian"}, {"hungary", "HUN"}, {"iceland", "Icelandic"}, {"icelandic", "Iceland"}, {"idaho", "ID"},
    {"illinois", "IL"}, {"india", "Indian"}, {"india", "IND"}, {"indian", "India"}, {"indian", "IND"}, {"indiana", "IN"},
    {"indonesia", "Indonesian"}, {"indonesian", "Indonesia"}, {"iowa", "IA"}, {"iran", "Iranian"}, {"iranian", "Iran"},
    {"iraq", "Iraqi"}, {"iraqi", "Iraq"}, {"ireland", "Irish"}, {"ireland", "IRL"}, {"irish", "Ireland"}, {"irish", "IRL"},
    {"israel", "Israeli"}, {"israel", "ISR"}, {"israeli", "Israel"}, {"israeli", "ISR"}, {"italian", "Italy"},
    {"italian", "ITA"}, {"italy", "Italian"}, {"italy", "ITA"}, {"january", "Jan"}, {"japan", "Japanese"}, {"japan", "JPN"},
    {"japanese", "Japan"}, {"japanese", "JPN"}, {"july", "Jul"}, {"june", "Jun"}, {"kansas", "KS"}, {"kentucky", "KY"},
    {"kenya", "Kenyan"}, {"kenyan", "Kenya"}, {"korea", "South Korea"}, {"korea", "Korean"}, {"korea", "KOR"},
    {"korean", "South Korea"}, {"korean", "Korea"}, {"korean", "KOR"}, {"ladies", "F"}, {"ladies", "Female"},
    {"ladies", "Woman"}, {"ladies", "Women"}, {"ladies", "Girl"}, {"ladies", "Girls"}, {"ladies", "Women's"}, {"lady", "F"},
    {"lady", "Female"}, {"lady", "Woman"}, {"lady", "Women"}, {"lady", "Girl"}, {"lady", "Girls"}, {"lady", "Ladies"},
    {"lady", "Women's"}, {"left", "L"}, {"left-handed", "L"}, {"left-handed", "Left"}, {"louisiana", "LA"}, {"maine", "ME"},
    {"malaysia", "Malaysian"}, {"malaysian", "Malaysia"}, {"male", "M"}, {"male", "Man"}, {"male", "Men"}, {"male", "Boy"},
    {"male", "Boys"}, {"male", "Men's"}, {"males", "M"}, {"males", "Male"}, {"males", "Man"}, {"males", "Men"},
    {"males", "Boy"}, {"males", "Boys"}, {"males", "Men's"}, {"man", "M"}, {"man", "Male"}, {"man", "Men"}, {"man", "Boy"},
    {"man", "Boys"}, {"man", "Men's"}, {"march", "Mar"}, {"maryland", "MD"}, {"masculine", "M"}, {"masculine", "Male"},
    {"masculine", "Man"}, {"masculine", "Men"}, {"masculine", "Boy"}, {"masculine", "Boys"}, {"masculine", "Men's"},
    {"massachusetts", "MA"}, {"men", "M"}, {"men", "Male"}, {"men", "Man"}, {"men", "Boy"}, {"men", "Boys"}, {"men", "Men's"},
    {"mexican", "Mexico"}, {"mexican", "MEX"}, {"mexico", "Mexican"}, {"mexico", "MEX"}, {"michigan", "MI"},
    {"minnesota", "MN"}, {"mississippi", "MS"}, {"missouri", "MO"}, {"monday", "Mon"}, {"montana", "MT"},
    {"moroccan", "Morocco"}, {"morocco", "Moroccan"}, {"nebraska", "NE"}, {"netherlands", "Dutch"}, {"netherlands", "Holland"},
    {"netherlands", "NED"}, {"nevada", "NV"}, {"new hampshire", "NH"}, {"new jersey", "NJ"}, {"new mexico", "NM"},
    {"new york", "NY"}, {"new zealand", "NZ"}, {"new zealand", "NZL"}, {"nigeria", "Nigerian"}, {"nigerian", "Nigeria"},
    {"north carolina", "NC"}, {"north dakota", "ND"}, {"norway", "Norwegian"}, {"norway", "NOR"}, {"norwegian", "Norway"},
    {"norwegian", "NOR"}, {"november", "Nov"}, {"oceanian", "Oceania"}, {"october", "Oct"}, {"ohio", "OH"}, {"oklahoma", "OK"},
    {"oregon", "OR"}, {"pakistan", "Pakistani"}, {"pakistani", "Pakistan"}, {"pennsylvania", "PA"}, {"peru", "Peruvian"},
    {"peruvian", "Peru"}, {"philippines", "Filipino"}, {"poland", "Polish"}, {"poland", "POL"}, {"polish", "Poland"},
    {"polish", "POL"}, {"portugal", "Portuguese"}, {"portugal", "POR"}, {"portuguese", "Portugal"}, {"portuguese", "POR"},
    {"rhode island", "RI"}, {"right", "R"}, {"right-handed", "R"}, {"right-handed", "Right"}, {"romania", "Romanian"},
    {"romanian", "Romania"}, {"russia", "Russian Federation"}, {"russia", "Russian"}, {"russia", "RUS"}, {"russian", "Russia"},
    {"russian", "Russian Federation"}, {"russian", "RUS"}, {"saturday", "Sat"}, {"scotland", "Scottish"},
    {"scottish", "Scotland"}, {"september", "Sep"}, {"serbia", "Serbian"}, {"serbian", "Serbia"}, {"slovak", "Slovakia"},
    {"south carolina", "SC"}, {"south dakota", "SD"}, {"south korea", "Korea"}, {"south korea", "Korean"},
    {"south korea", "KOR"}, {"spain", "Spanish"}, {"spain", "ESP"}, {"spanish", "Spain"}, {"spanish", "ESP"}, {"sunday", "Sun"},
    {"sweden", "Swedish"}, {"sweden", "SWE"}, {"swedish", "Sweden"}, {"swedish", "SWE"}, {"swiss", "Switzerland"},
    {"swiss", "SUI"}, {"switzerland", "Swiss"}, {"switzerland", "SUI"}, {"tennessee", "TN"}, {"texas", "TX"},
    {"thai", "Thailand"}, {"thailand", "Thai"}, {"thursday", "Thu"}, {"tuesday", "Tue"}, {"turkey", "Turkish"},
    {"turkey", "TUR"}, {"turkish", "Turkey"}, {"turkish", "TUR"}, {"u.s.", "USA"}, {"u.s.", "US"}, {"u.s.", "United States"},
    {"u.s.", "United States of America"}, {"u.s.", "America"}, {"u.s.", "American"}, {"u.s.a.", "USA"}, {"u.s.a.", "US"},
    {"u.s.a.", "United States"}, {"u.s.a.", "United States of America"}, {"u.s.a.", "America"}, {"u.s.a.", "American"},
    {"u.s.a.", "U.S."}, {"uk", "United Kingdom"}, {"uk", "Great Britain"}, {"uk", "England"}, {"uk", "Britain"},
    {"uk", "British"}, {"uk", "English"}, {"uk", "GBR"}, {"ukraine", "Ukrainian"}, {"ukrainian", "Ukraine"},
    {"united kingdom", "UK"}, {"united kingdom", "Great Britain"}, {"united kingdom", "England"}, {"united kingdom", "Britain"},
    {"united kingdom", "British"}, {"united kingdom", "English"}, {"united kingdom", "GBR"}, {"united states", "USA"},
    {"united states", "US"}, {"united states", "United States of America"}, {"united states", "America"},
    {"united states", "American"}, {"united states", "U.S."}, {"us", "USA"}, {"us", "United States"},
    {"us", "United States of America"}, {"us", "America"}, {"us", "American"}, {"us", "U.S."}, {"usa", "US"},
    {"usa", "United States"}, {"usa", "United States of America"}, {"usa", "America"}, {"usa", "American"}, {"usa", "U.S."},
    {"utah", "UT"}, {"vermont", "VT"}, {"vietnam", "Vietnamese"}, {"vietnamese", "Vietnam"}, {"virginia", "VA"},
    {"wales", "Welsh"}, {"washington", "WA"}, {"wednesday", "Wed"}, {"welsh", "Wales"}, {"west virginia", "WV"},
    {"wisconsin", "WI"}, {"woman", "F"}, {"woman", "Female"}, {"woman", "Women"}, {"woman", "Girl"}, {"woman", "Girls"},
    {"woman", "Ladies"}, {"woman", "Women's"}, {"women", "F"}, {"women", "Female"}, {"women", "Woman"}, {"women", "Girl"},
    {"women", "Girls"}, {"women", "Ladies"}, {"women", "Women's"}, {"wyoming", "WY"}, {"zealander", "New Zealand"},
    {"zealander", "NZ"}, {"zealander", "NZL"},
});
// clang-format on
static_assert(std::ranges::is_sorted(kMeanings, {}, &Meaning::phrase));

constexpr std::array<std::string_view, 10> kFlags{"yes", "no", "y", "n", "true", "false", "t", "f", "1", "0"};

} // namespace

std::vector<std::string_view> storedSpellings(std::string_view phrase)
{
    std::vector<std::string_view> cells;
    for (const Meaning& meaning : std::ranges::equal_range(kMeanings, phrase, {}, &Meaning::phrase))
        cells.push_back(meaning.cell);
    return cells;
}

bool isFlag(std::string_view cell)
{
    return std::ranges::find(kFlags, cell) != kFlags.end();
}

} // namespace ratatosk
