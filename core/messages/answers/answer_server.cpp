// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/answers/answer_server.h"

#include "core/answer/attention_maps/occlusion.h"
#include "core/base/log.h"

#include <string>
#include <utility>
#include <vector>

namespace ratatosk {

namespace {

using ReplyBody = decltype(Reply::body);

template <class Value>
ReplyBody bodyOf(Result<Value> result)
{
    if (result)
        return *std::move(result);
    return result.error();
}

/// Which rules changed the first answer, and which were undone: ids alone, no part of a question or a query.
void logRules(const Answer& answer)
{
    std::string changed;
    for (const RuleChange& change : answer.candidates.empty() ? std::vector<RuleChange>() : answer.candidates.front().changes)
        changed += (changed.empty() ? "" : ", ") + change.id;
    if (!changed.empty())
        logIncident("rules changed the first answer: " + changed);
    std::string undone;
    for (const std::string& id : answer.undoneRules)
        undone += (undone.empty() ? "" : ", ") + id;
    if (!undone.empty())
        logIncident("rules were undone: " + undone);
}

/// One overload for each kind of request.
struct Server {
    QuestionAnswerer& answerer;
    const ReportProgress& report;
    std::stop_token stop;

    ReplyBody operator()(const OpenRequest& request) { return bodyOf(answerer.openDatabase(request.database, request.schema, stop)); }
    ReplyBody operator()(const AskRequest& request)
    {
        AskOptions options{.beamSize = request.beamSize, .edits = request.edits, .context = request.context};
        options.today = dayOfToday();
        options.isTrial = request.isTrial;
        auto answer = answerer.ask(request.question, options, stop);
        if (!answer)
            return answer.error();
        if (!request.isTrial)
            logRules(*answer);
        return *std::move(answer);
    }
    ReplyBody operator()(const AttentionRequest& request) { return bodyOf(answerer.attention(request.layer, request.part)); }
    ReplyBody operator()(const OverviewRequest&) { return bodyOf(answerer.overview(stop)); }
    ReplyBody operator()(const OcclusionRequest& request)
    {
        return bodyOf(occlude(answerer, request.question, request.edits, request.context, report, stop));
    }
    ReplyBody operator()(const SuggestRequest& request) { return bodyOf(answerer.suggest(request.count, stop)); }
    ReplyBody operator()(const DescribeRequest&) { return answerer.description(); }
    ReplyBody operator()(const CancelRequest&) { return Error{ErrorCode::InvalidArgument, "No request is running."}; }
};

} // namespace

Reply carryOut(const Request& request, QuestionAnswerer& answerer, const ReportProgress& report, std::stop_token stop)
{
    if (stop.stop_requested())
        return {request.number, Error{ErrorCode::Cancelled, "The request was cancelled."}};
    return {request.number, std::visit(Server{answerer, report, stop}, request.body)};
}

} // namespace ratatosk
