// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/messages/answers/answer_message.h"
#include "ui/base/workers/answer_source.h"

#include <QProcess>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>
#include <utility>

/// Answers from `ratatosk-cli worker`, a child process that holds the model: when it crashes or hangs, only one answer is lost.
/// A dead child is started again, at most `kMaxRestarts` times in a row without an answer in between.
class ModelProcess : public AnswerSource
{
    Q_OBJECT
public:
    static constexpr int kMaxRestarts = 3;           ///< in a row without an answer: what fails thrice fails always
    static constexpr int kCancelMilliseconds = 1000; ///< after that long a child that ignores a cancel is killed

    explicit ModelProcess(QString program = workerProgram(), QObject* parent = nullptr);
    ~ModelProcess() override;

    /// `ratatosk-cli` beside this program.
    static QString workerProgram();

    void start() override;
    void useModel(const std::filesystem::path& folder) override;
    void openDatabase(const std::filesystem::path& file, const ratatosk::Schema& schema) override;
    void ask(const std::string& question, const ratatosk::QuestionEdits& edits, const ratatosk::QuestionContext& context) override;
    void cancel() override;
    void glance(const std::string& question, const ratatosk::QuestionEdits& edits, const ratatosk::QuestionContext& context) override;
    void cancelGlance() override;
    void requestAttention(int layer, ratatosk::AttentionPart part) override;
    void requestOverview() override;
    void testWords(const std::string& question, const ratatosk::QuestionEdits& edits, const ratatosk::QuestionContext& context) override;
    void cancelTest() override;
    void suggest(int count) override;

private:
    /// The number of the request; 0 when it is too long to be sent.
    std::uint64_t send(decltype(ratatosk::Request::body) body);
    void sendOpening();
    void readReplies();
    void handle(const ratatosk::Reply& reply);
    bool handleGlance(const ratatosk::Reply& reply);
    bool handleTest(const ratatosk::Reply& reply);
    bool handleSuggestions(const ratatosk::Reply& reply);
    void cancelSuggestions();
    bool handlePicture(const ratatosk::Reply& reply);
    bool handleOpening(const ratatosk::Reply& reply);
    void handleStartup(const ratatosk::Reply& reply);
    void handleEnd();
    void abandon();
    void readWords();
    void noteEnd() const;

    QString m_program;
    std::filesystem::path m_model; ///< empty: where the child finds one
    std::unique_ptr<QProcess> m_process;
    ratatosk::MessageReader<ratatosk::Reply> m_reader;
    ratatosk::OpenRequest m_database;             ///< an empty path: none
    std::uint64_t m_opening = 0;                  ///< number of the request to open it; 0: it was answered
    std::optional<ratatosk::Error> m_openFailure; ///< the child does not have the database that the window has
    std::uint64_t m_lastRequest = 0;
    ratatosk::AskRequest m_request;
    std::uint64_t m_question = 0;       ///< number of the question under way; 0: none
    std::uint64_t m_latestQuestion = 0; ///< maps asked for before it belong to another
    std::uint64_t m_glance = 0;         ///< number of the question that is read while it is typed; 0: none
    std::uint64_t m_test = 0;           ///< number of the test of words under way; 0: none
    std::uint64_t m_suggestions = 0;    ///< number of the search for questions under way; 0: none
    std::uint64_t m_cancelled = 0;      ///< number of the question whose end is awaited; 0: none
    QByteArray m_lastWords;             ///< the end of what the child wrote to standard error,
    QByteArray m_line;                  ///< but for the line that is still to come
    int m_restarts = 0;
    bool m_isUsable = true; ///< false once the child has said that it cannot answer
    QTimer m_killTimer;
};
