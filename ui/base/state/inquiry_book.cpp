// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/state/inquiry_book.h"

#include <algorithm>
#include <utility>

using namespace ratatosk;

void InquiryBook::show(int number)
{
    m_inquiries.try_emplace(number);
    m_number = number;
}

Inquiry* InquiryBook::find(int number)
{
    const auto found = m_inquiries.find(number);
    return found == m_inquiries.end() ? nullptr : &found->second;
}

void InquiryBook::erase(int number)
{
    if (number != m_number)
        m_inquiries.erase(number);
}

std::vector<Inquiry> InquiryBook::copies(const std::vector<int>& numbers) const
{
    std::vector<Inquiry> copies;
    for (const int number : numbers) {
        const auto found = m_inquiries.find(number);
        copies.push_back(found == m_inquiries.end() ? Inquiry() : found->second);
    }
    return copies;
}

void InquiryBook::put(const std::vector<int>& numbers, const std::vector<Inquiry>& inquiries)
{
    for (std::size_t i = 0; i < numbers.size(); ++i)
        m_inquiries[numbers[i]] = inquiries[i];
}

void InquiryBook::clear()
{
    const QString text = shown().text; // the editor's, until its tabs are those of the file
    m_inquiries.clear();
    m_inquiries[m_number].text = text;
}

void InquiryBook::beginQuestion(const QString& question, const QuestionContext& context)
{
    const bool isSame = question == shown().question;
    auto before = isSame ? shown().before : nullptr; // asked a third time before the second was answered
    if (isSame && shown().answer && !shown().isRunning)
        before = std::make_shared<const Inquiry>(shown());
    shown() = Inquiry{.question = question,
                      .links = isSame ? shown().links : std::vector<LinkEdit>(),
                      .keepsSpelling = isSame && shown().keepsSpelling,
                      .context = context,
                      .text = shown().text,
                      .before = std::move(before)};
}

void InquiryBook::takeOver(int number)
{
    Inquiry* from = find(number);
    if (!from)
        return;
    shown() = Inquiry{.question = from->question,
                      .links = from->links,
                      .keepsSpelling = from->keepsSpelling,
                      .context = from->context,
                      .answer = from->answer,
                      .text = shown().text};
    if (from->run.outcomes.empty())
        *from = Inquiry{.text = from->text};
}

bool InquiryBook::noteText(const QString& text)
{
    const auto state = [this] { return std::pair(stateOf(shown()), isRunOutdated(shown())); };
    const auto before = state();
    shown().text = text;
    return state() != before;
}

void InquiryBook::chooseCandidate(int index)
{
    Inquiry& ours = shown();
    ours.candidate = index;
    ours.run = {};
    ours.plan.reset();
    ours.heldBack.clear();
}

void InquiryBook::beginRun(const QStringList& statements, const QStringList& written)
{
    Inquiry& ours = shown();
    ours.run = {statements, written, ours.text, {}, {}};
    ours.plan.reset();
    ours.heldBack.clear();
    ours.failure.reset();
    ours.isRunning = true;
}

void InquiryBook::takeAnswer(int number, std::shared_ptr<const Answer> answer)
{
    if (Inquiry* inquiry = find(number))
        *inquiry = Inquiry{.question = inquiry->question,
                           .links = inquiry->links,
                           .keepsSpelling = inquiry->keepsSpelling,
                           .context = inquiry->context,
                           .answer = std::move(answer),
                           .text = inquiry->text,
                           .recalled = inquiry->recalled,
                           .isFresh = true};
}

/// An answer that was there is as good as before.
bool InquiryBook::takeFailure(int number, const Error& failure)
{
    Inquiry* inquiry = find(number);
    if (!inquiry)
        return false;
    inquiry->isAsking = false;
    const std::shared_ptr<const Inquiry> before = std::exchange(inquiry->before, nullptr);
    const bool isBack = !inquiry->answer && before && failure.code == ErrorCode::Cancelled && inquiry->text == before->text;
    if (isBack)
        *inquiry = *before;
    else if (!inquiry->answer)
        inquiry->failure = failure;
    return isBack && number == m_number;
}

void InquiryBook::addOutcome(int number, const QueryOutcome& outcome, bool isLast)
{
    Inquiry* ran = find(number);
    if (!ran)
        return;
    ran->isRunning = !isLast;
    ran->run.outcomes.push_back(outcome);
    if (outcome.changes)
        outdateReadBesideOthers(number);
}

/// What was read while other changes were pending has not these.
void InquiryBook::outdateReadBesideOthers(int changing)
{
    for (auto& [number, one] : m_inquiries) {
        const auto isReadBeside = [](const QueryOutcome& outcome) { return outcome.hasPending && !outcome.changes; };
        if (number != changing && std::ranges::any_of(one.run.outcomes, isReadBeside))
            one.run.isOld = true;
    }
}

void InquiryBook::replaceOutcome(int number, const QueryOutcome& outcome)
{
    Inquiry* ran = find(number);
    if (!ran)
        return;
    ran->isRunning = false;
    const auto old = std::ranges::find(ran->run.outcomes, outcome.sql, &QueryOutcome::sql);
    if (outcome.table && old != ran->run.outcomes.end())
        *old = outcome;
}

void InquiryBook::correct(const QueryOutcome& outcome)
{
    for (auto& [number, one] : m_inquiries) {
        for (QueryOutcome& known : one.run.outcomes) {
            if (!known.table && known.sql == outcome.sql)
                known = outcome;
        }
    }
}

/// What was read beside changes that are undone was never in the file, and what was read without those that are kept is no longer.
void InquiryBook::settle(bool areKept)
{
    for (auto& [number, one] : m_inquiries) {
        for (const QueryOutcome& outcome : one.run.outcomes) {
            if (outcome.changes)
                one.run.areChangesKept = one.run.areChangesKept.value_or(areKept);
            else if (outcome.hasPending != areKept)
                one.run.isOld = true;
        }
    }
}
