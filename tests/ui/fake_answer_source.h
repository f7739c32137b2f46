// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/workers/answer_source.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Answers when the test says so.
class FakeAnswerSource : public AnswerSource
{
public:
    void start() override { isStarted = true; }
    void useModel(const std::filesystem::path& folder) override { model = folder; }
    void openDatabase(const std::filesystem::path& file, const ratatosk::Schema&) override
    {
        cancel();
        database = file;
    }
    void ask(const std::string& text, const ratatosk::QuestionEdits& questionEntered, const ratatosk::QuestionContext& before) override
    {
        question = text;
        edits = questionEntered;
        context = before;
    }
    void cancel() override
    {
        if (question)
            ++cancels;
        question.reset();
    }
    void glance(const std::string& text, const ratatosk::QuestionEdits&, const ratatosk::QuestionContext& before) override
    {
        glancedAt = text;
        glanceContext = before;
        ++glances;
    }
    void cancelGlance() override { glancedAt.reset(); }
    void requestAttention(int layer, ratatosk::AttentionPart) override { requestedLayers.push_back(layer); }
    void requestOverview() override { ++overviews; }
    void testWords(const std::string& text, const ratatosk::QuestionEdits&, const ratatosk::QuestionContext&) override { tested = text; }
    void cancelTest() override { tested.reset(); }
    void suggest(int count) override { suggestionsWanted = count; }

    void becomeReady() { Q_EMIT ready({"test", 24, 8, "CPU, 2 threads", "/models/test", true}); }
    void giveAnswer(const ratatosk::Answer& answer)
    {
        question.reset();
        Q_EMIT answered(answer);
    }
    void giveGlance(const ratatosk::Answer& answer)
    {
        if (std::exchange(glancedAt, std::nullopt))
            Q_EMIT glanced(answer);
    }

    bool isStarted = false;
    std::filesystem::path model; ///< empty: the program's own
    std::filesystem::path database;
    std::optional<std::string> question; ///< under way
    ratatosk::QuestionEdits edits;
    ratatosk::QuestionContext context;    ///< of the question asked last
    std::optional<std::string> glancedAt; ///< a question that is being typed, under way
    ratatosk::QuestionContext glanceContext;
    int glances = 0;
    std::optional<std::string> tested; ///< under way
    int suggestionsWanted = 0;
    int overviews = 0;
    int cancels = 0;
    std::vector<int> requestedLayers;
};
