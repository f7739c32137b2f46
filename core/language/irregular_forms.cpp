// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/irregular_forms.h"

#include <algorithm>
#include <array>
#include <span>

namespace ratatosk {
namespace {

struct Form {
    std::string_view form;
    std::string_view lemma;
};

// clang-format off
constexpr std::array kNouns = std::to_array<Form>({
    {"addresses", "address"}, {"aircraft", "aircraft"}, {"alias", "alias"}, {"aliases", "alias"}, {"alumni", "alumnus"},
    {"always", "always"}, {"analyses", "analysis"}, {"antennae", "antenna"}, {"appendices", "appendix"},
    {"athletics", "athletics"}, {"atlas", "atlas"}, {"atlases", "atlas"}, {"axes", "axis"}, {"bacteria", "bacterium"},
    {"bases", "base"}, {"bonuses", "bonus"}, {"brethren", "brother"}, {"buses", "bus"}, {"caches", "cache"},
    {"cacti", "cactus"}, {"calories", "calorie"}, {"calves", "calf"}, {"campuses", "campus"}, {"canvas", "canvas"},
    {"canvases", "canvas"}, {"cargoes", "cargo"}, {"censuses", "census"}, {"children", "child"}, {"choruses", "chorus"},
    {"circuses", "circus"}, {"cookies", "cookie"}, {"corps", "corps"}, {"courses", "course"}, {"crises", "crisis"},
    {"criteria", "criterion"}, {"curricula", "curriculum"}, {"data", "data"}, {"deer", "deer"}, {"diagnoses", "diagnosis"},
    {"dice", "die"}, {"does", "does"}, {"echoes", "echo"}, {"economics", "economics"}, {"electronics", "electronics"},
    {"emphases", "emphasis"}, {"feet", "foot"}, {"fish", "fish"}, {"formulae", "formula"}, {"fungi", "fungus"}, {"gas", "gas"},
    {"gases", "gas"}, {"geese", "goose"}, {"genetics", "genetics"}, {"graphics", "graphics"}, {"gymnastics", "gymnastics"},
    {"halves", "half"}, {"has", "has"}, {"headquarters", "headquarters"}, {"heroes", "hero"}, {"hers", "hers"},
    {"hooves", "hoof"}, {"horses", "horse"}, {"houses", "house"}, {"hypotheses", "hypothesis"}, {"indexes", "index"},
    {"indices", "index"}, {"its", "its"}, {"knives", "knife"}, {"larvae", "larva"}, {"leaves", "leaf"}, {"lens", "lens"},
    {"lenses", "lens"}, {"lice", "louse"}, {"lives", "life"}, {"loaves", "loaf"}, {"logistics", "logistics"},
    {"mathematics", "mathematics"}, {"matrices", "matrix"}, {"means", "means"}, {"media", "medium"},
    {"memoranda", "memorandum"}, {"men", "man"}, {"mice", "mouse"}, {"movies", "movie"}, {"news", "news"},
    {"nuclei", "nucleus"}, {"nurses", "nurse"}, {"oases", "oasis"}, {"ours", "ours"}, {"oxen", "ox"}, {"passersby", "passerby"},
    {"pence", "penny"}, {"people", "person"}, {"perhaps", "perhaps"}, {"persons", "person"}, {"phenomena", "phenomenon"},
    {"physics", "physics"}, {"pies", "pie"}, {"plus", "plus"}, {"politics", "politics"}, {"potatoes", "potato"},
    {"purses", "purse"}, {"quizzes", "quiz"}, {"radii", "radius"}, {"scarves", "scarf"}, {"selves", "self"},
    {"series", "series"}, {"sheep", "sheep"}, {"shelves", "shelf"}, {"species", "species"}, {"spouses", "spouse"},
    {"staff", "staff"}, {"statistics", "statistics"}, {"statuses", "status"}, {"stimuli", "stimulus"}, {"syllabi", "syllabus"},
    {"teeth", "tooth"}, {"theirs", "theirs"}, {"theses", "thesis"}, {"thieves", "thief"}, {"this", "this"}, {"ties", "tie"},
    {"tomatoes", "tomato"}, {"torpedoes", "torpedo"}, {"us", "us"}, {"versus", "versus"}, {"vertices", "vertex"},
    {"vetoes", "veto"}, {"viruses", "virus"}, {"was", "was"}, {"wives", "wife"}, {"wolves", "wolf"}, {"women", "woman"},
    {"yes", "yes"}, {"zombies", "zombie"},
});
// clang-format on

// clang-format off
constexpr std::array kVerbs = std::to_array<Form>({
    {"accessed", "access"}, {"added", "add"}, {"adding", "add"}, {"addressed", "address"}, {"agreed", "agree"}, {"am", "be"},
    {"are", "be"}, {"arisen", "arise"}, {"arose", "arise"}, {"assessed", "assess"}, {"ate", "eat"}, {"beaten", "beat"},
    {"became", "become"}, {"been", "be"}, {"began", "begin"}, {"beginning", "begin"}, {"begun", "begin"}, {"being", "be"},
    {"bent", "bend"}, {"betting", "bet"}, {"bidding", "bid"}, {"billed", "bill"}, {"billing", "bill"}, {"bit", "bite"},
    {"bitten", "bite"}, {"blew", "blow"}, {"blown", "blow"}, {"bore", "bear"}, {"born", "bear"}, {"borne", "bear"},
    {"bought", "buy"}, {"bound", "bind"}, {"bred", "breed"}, {"bringing", "bring"}, {"broke", "break"}, {"broken", "break"},
    {"brought", "bring"}, {"built", "build"}, {"burnt", "burn"}, {"bursting", "burst"}, {"bused", "bus"}, {"called", "call"},
    {"calling", "call"}, {"came", "come"}, {"cancelled", "cancel"}, {"cancelling", "cancel"}, {"casting", "cast"},
    {"caught", "catch"}, {"chose", "choose"}, {"chosen", "choose"}, {"clung", "cling"}, {"costing", "cost"}, {"crept", "creep"},
    {"crossed", "cross"}, {"cutting", "cut"}, {"dealt", "deal"}, {"did", "do"}, {"died", "die"}, {"dies", "die"},
    {"digging", "dig"}, {"discussed", "discuss"}, {"does", "do"}, {"doing", "do"}, {"done", "do"}, {"dove", "dive"},
    {"drank", "drink"}, {"drawn", "draw"}, {"dreamt", "dream"}, {"dressed", "dress"}, {"drew", "draw"}, {"driven", "drive"},
    {"drove", "drive"}, {"drunk", "drink"}, {"dug", "dig"}, {"dying", "die"}, {"eaten", "eat"}, {"enrolled", "enrol"},
    {"enrolling", "enrol"}, {"expressed", "express"}, {"fallen", "fall"}, {"fed", "feed"}, {"fell", "fall"}, {"felt", "feel"},
    {"filled", "fill"}, {"filling", "fill"}, {"fled", "flee"}, {"flew", "fly"}, {"flies", "fly"}, {"flown", "fly"},
    {"flung", "fling"}, {"focused", "focus"}, {"focusing", "focus"}, {"forbade", "forbid"}, {"forbidden", "forbid"},
    {"foresaw", "foresee"}, {"foreseen", "foresee"}, {"forgave", "forgive"}, {"forgiven", "forgive"}, {"forgot", "forget"},
    {"forgotten", "forget"}, {"fought", "fight"}, {"found", "find"}, {"freed", "free"}, {"froze", "freeze"},
    {"frozen", "freeze"}, {"gave", "give"}, {"getting", "get"}, {"given", "give"}, {"goes", "go"}, {"gone", "go"},
    {"got", "get"}, {"gotten", "get"}, {"graduated", "graduate"}, {"grew", "grow"}, {"ground", "grind"}, {"grown", "grow"},
    {"guessed", "guess"}, {"had", "have"}, {"has", "have"}, {"having", "have"}, {"heard", "hear"}, {"held", "hold"},
    {"hid", "hide"}, {"hidden", "hide"}, {"hitting", "hit"}, {"hung", "hang"}, {"installed", "install"}, {"is", "be"},
    {"kept", "keep"}, {"killed", "kill"}, {"killing", "kill"}, {"knelt", "kneel"}, {"knew", "know"}, {"knitting", "knit"},
    {"known", "know"}, {"labelled", "label"}, {"laid", "lay"}, {"lain", "lie"}, {"leant", "lean"}, {"leapt", "leap"},
    {"learnt", "learn"}, {"led", "lead"}, {"left", "leave"}, {"lent", "lend"}, {"letting", "let"}, {"lit", "light"},
    {"losing", "lose"}, {"lost", "lose"}, {"lying", "lie"}, {"made", "make"}, {"meant", "mean"}, {"met", "meet"},
    {"misled", "mislead"}, {"missed", "miss"}, {"missing", "miss"}, {"mistaken", "mistake"}, {"mistook", "mistake"},
    {"modelled", "model"}, {"occurred", "occur"}, {"occurring", "occur"}, {"outdid", "outdo"}, {"outdone", "outdo"},
    {"overcame", "overcome"}, {"oversaw", "oversee"}, {"overseen", "oversee"}, {"overtaken", "overtake"},
    {"overtook", "overtake"}, {"paid", "pay"}, {"partaken", "partake"}, {"partook", "partake"}, {"passed", "pass"},
    {"passing", "pass"}, {"possessed", "possess"}, {"possessing", "possess"}, {"preferred", "prefer"}, {"preferring", "prefer"},
    {"pressed", "press"}, {"processed", "process"}, {"processing", "process"}, {"proven", "prove"}, {"pulled", "pull"},
    {"putting", "put"}, {"quitting", "quit"}, {"ran", "run"}, {"rang", "ring"}, {"reading", "read"}, {"rebuilt", "rebuild"},
    {"redid", "redo"}, {"redone", "redo"}, {"referred", "refer"}, {"repaid", "repay"}, {"resold", "resell"}, {"ridden", "ride"},
    {"ridding", "rid"}, {"risen", "rise"}, {"rode", "ride"}, {"rolled", "roll"}, {"rolling", "roll"}, {"rose", "rise"},
    {"rung", "ring"}, {"running", "run"}, {"said", "say"}, {"sang", "sing"}, {"sank", "sink"}, {"sat", "sit"}, {"saw", "see"},
    {"sawn", "saw"}, {"says", "say"}, {"seeing", "see"}, {"seen", "see"}, {"selling", "sell"}, {"sent", "send"},
    {"setting", "set"}, {"sewn", "sew"}, {"shaken", "shake"}, {"shedding", "shed"}, {"shone", "shine"}, {"shook", "shake"},
    {"shot", "shoot"}, {"shown", "show"}, {"shrank", "shrink"}, {"shrunk", "shrink"}, {"shutting", "shut"}, {"singing", "sing"},
    {"sitting", "sit"}, {"slain", "slay"}, {"slept", "sleep"}, {"slew", "slay"}, {"slid", "slide"}, {"smelt", "smell"},
    {"sold", "sell"}, {"sought", "seek"}, {"spat", "spit"}, {"spelling", "spell"}, {"spelt", "spell"}, {"spent", "spend"},
    {"spilt", "spill"}, {"spinning", "spin"}, {"splitting", "split"}, {"spoilt", "spoil"}, {"spoke", "speak"},
    {"spoken", "speak"}, {"sprang", "spring"}, {"spreading", "spread"}, {"sprung", "spring"}, {"spun", "spin"},
    {"staffed", "staff"}, {"stank", "stink"}, {"stole", "steal"}, {"stolen", "steal"}, {"stood", "stand"}, {"strode", "stride"},
    {"struck", "strike"}, {"stuck", "stick"}, {"stung", "sting"}, {"stunk", "stink"}, {"sung", "sing"}, {"sunk", "sink"},
    {"swam", "swim"}, {"swept", "sweep"}, {"swimming", "swim"}, {"swollen", "swell"}, {"swore", "swear"}, {"sworn", "swear"},
    {"swum", "swim"}, {"swung", "swing"}, {"taken", "take"}, {"taught", "teach"}, {"telling", "tell"}, {"thought", "think"},
    {"threw", "throw"}, {"thrown", "throw"}, {"thrusting", "thrust"}, {"tied", "tie"}, {"ties", "tie"}, {"told", "tell"},
    {"took", "take"}, {"tore", "tear"}, {"torn", "tear"}, {"transferred", "transfer"}, {"travelled", "travel"},
    {"travelling", "travel"}, {"trod", "tread"}, {"trodden", "tread"}, {"tying", "tie"}, {"undergone", "undergo"},
    {"understood", "understand"}, {"undertaken", "undertake"}, {"undertook", "undertake"}, {"underwent", "undergo"},
    {"undid", "undo"}, {"undone", "undo"}, {"upsetting", "upset"}, {"vying", "vie"}, {"was", "be"}, {"went", "go"},
    {"wept", "weep"}, {"were", "be"}, {"winning", "win"}, {"withdrawn", "withdraw"}, {"withdrew", "withdraw"},
    {"withheld", "withhold"}, {"woke", "wake"}, {"woken", "wake"}, {"won", "win"}, {"wore", "wear"}, {"worn", "wear"},
    {"wound", "wind"}, {"wove", "weave"}, {"woven", "weave"}, {"written", "write"}, {"wrote", "write"}, {"wrung", "wring"},
});
// clang-format on

static_assert(std::ranges::is_sorted(kNouns, {}, &Form::form) && std::ranges::is_sorted(kVerbs, {}, &Form::form));

std::string_view lemmaIn(std::span<const Form> forms, std::string_view word)
{
    const auto found = std::ranges::lower_bound(forms, word, {}, &Form::form);
    return found != forms.end() && found->form == word ? found->lemma : std::string_view();
}

} // namespace

std::string_view irregularNoun(std::string_view word)
{
    return lemmaIn(kNouns, word);
}

std::string_view irregularVerb(std::string_view word)
{
    return lemmaIn(kVerbs, word);
}

} // namespace ratatosk
