// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_tables.h"

#include "core/amounts/amounts_asked.h"
#include "core/amounts/differences_asked.h"
#include "core/amounts/joined_prices.h"
#include "core/amounts/order_values.h"
#include "core/amounts/pieces_counted.h"
#include "core/amounts/shares_of_periods.h"
#include "core/amounts/sums_asked.h"
#include "core/ends/days_and_moments.h"
#include "core/ends/durations.h"
#include "core/ends/late_across.h"
#include "core/ends/lateness.h"
#include "core/ends/later_by.h"
#include "core/figures/groups_of_keys.h"
#include "core/figures/most_in_all.h"
#include "core/figures/running_asked.h"
#include "core/figures/running_figures.h"
#include "core/figures/whole_shares.h"
#include "core/mending/children_counted.h"

#include <algorithm>

namespace ratatosk {
namespace {

/// Money words ask for shares of sums, not of rows.
bool hasNoMoneyWord(const RuleContext& context)
{
    return std::ranges::none_of(context.question.words, isMoneyWord);
}

} // namespace

std::vector<Rule> amountRules()
{
    return {
        {"single-row-groups", RulePhase::Amounts, RuleClause::Select | RuleClause::Group | RuleClause::Order, RuleReason::Law,
         "Drops GROUP BY and aggregates such as SUM where the primary key makes each group a single row.", Rewrite(showFiguresOfRows)},
        {"counted-child-rows", RulePhase::Amounts, RuleClause::From, RuleReason::Rare,
         "Joins the referring table and counts its rows where each group would hold only one row.", Rewrite(countThoseReferring)},
        {"share-within-period", RulePhase::Amounts, RuleClause::Select | RuleClause::Where | RuleClause::Having | RuleClause::Order,
         RuleReason::Rare, "Limits the whole of a share to the named period, as in 'what share of the 2024 orders used a coupon'.",
         Rewrite(shareOfPeriodSaid)},
        {"ranking-by-category-sum", RulePhase::Amounts, RuleClause::Group | RuleClause::Order | RuleClause::Distinct, RuleReason::Rare,
         "Ranks categories by their sum rather than by single rows, as in 'which region sold most'.", Rewrite(addUpKindsAsked)},
        {"sum-of-amount-column", RulePhase::Amounts, RuleClause::Select | RuleClause::Distinct, RuleReason::Rare,
         "Computes a sum instead of a list or count of rows for questions such as 'how much was paid'.", Rewrite(sumUpAsAsked)},
        {"quantity-times-price", RulePhase::Amounts,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Rare, "Sums quantity times price, less discounts, instead of a single column, as in 'how much did we earn'.",
         Rewrite(sumUpAmounts)},
        {"quantity-without-price", RulePhase::Amounts, RuleClause::Select | RuleClause::Having | RuleClause::Order, RuleReason::Rare,
         "Sums the quantity instead of quantity times price, as in 'of which product were most pieces ordered'.",
         Rewrite(countPiecesAsked)},
        {"quantity-of-copies", RulePhase::Amounts, RuleClause::Select | RuleClause::Having | RuleClause::Order, RuleReason::Rare,
         "Sums the quantity column instead of counting rows where the question asks for 'copies'.", Rewrite(countCopiesAsked)},
        {"discount-as-amount", RulePhase::Amounts,
         RuleClause::Select | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order, RuleReason::Cells,
         "Subtracts a discount that is a sum of money instead of multiplying by it, as in 'after discount'.", Rewrite(takeOffDiscounts)},
        {"joined-price-times-quantity", RulePhase::Amounts, RuleClause::Select, RuleReason::Rare,
         "Multiplies a summed price by the quantity in the joined table, as in 'total drug cost'.", Rewrite(multiplyJoinedPrices)},
        {"average-order-value", RulePhase::Amounts, RuleClause::Query, RuleReason::Rare,
         "Averages the total of all lines per order for questions such as 'average order value'.", Rewrite(averageWhatEachComesTo)},
        {"running-total-of-groups", RulePhase::Amounts, RuleClause::Select | RuleClause::Group, RuleReason::Rare,
         "Groups rows by the column that orders a running total, where that column has repeated values.", Rewrite(gatherRunningFigures)},
        {"running-total-or-change", RulePhase::Amounts, RuleClause::Select, RuleReason::Rare,
         "Shows the running total, or the change from the previous group, as in 'more than the year before'.", Rewrite(addUpAlongGroups)},
        again("count-beside-running-total", RulePhase::Amounts),
        {"late-against-due-date", RulePhase::Amounts,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Rare, "Compares the actual date with the due date where the question has 'late' or 'on time'.",
         Rewrite(reckonLateness)},
        {"late-across-tables", RulePhase::Amounts, RuleClause::From | RuleClause::Where, RuleReason::Rare,
         "Compares due and actual dates of two joined tables, as in 'orders that were delivered late'.", Rewrite(testLatenessAcross)},
        {"minimum-delay", RulePhase::Amounts,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Having | RuleClause::Order, RuleReason::Reading,
         "Requires the length of delay in the question, such as 'more than a week late', instead of any delay.", Rewrite(testHowLate)},
        {"timestamp-against-date", RulePhase::Amounts,
         RuleClause::Select | RuleClause::From | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order,
         RuleReason::Cells, "Reduces a timestamp to its day where a query compares it with a date or counts the days between them.",
         Rewrite(compareMomentsByDay), nullptr, RuleDialects::SqliteOnly},
        again("trivial-share", RulePhase::Amounts),
        {"share-per-category", RulePhase::Amounts, RuleClause::Select | RuleClause::Group, RuleReason::Rare,
         "Groups rows to show the share of each category's sum, as in 'spending split between the vets'.", Rewrite(shareSumsOfKinds)},
        {"share-of-row-count", RulePhase::Amounts, RuleClause::Select, RuleReason::Rare,
         "Computes a percentage from row counts instead of sums of a column that the question does not name.", Rewrite(shareThingsAsAsked),
         hasNoMoneyWord},
        {"start-to-end-duration", RulePhase::Amounts,
         RuleClause::Select | RuleClause::Where | RuleClause::Group | RuleClause::Having | RuleClause::Order, RuleReason::Rare,
         "Computes durations from the matching start to the end, as in 'how long are things rented on average'.", Rewrite(reckonDurations)},
    };
}

} // namespace ratatosk
